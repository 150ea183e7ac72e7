import type { Language } from '@metier/contract';

/** A label and its value. */
export type Pair = readonly [label: string, value: string];

/** A party named in the head of a document. */
export interface SheetParty {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Running text, each string a paragraph. */
interface TextBlock {
  readonly kind: 'text';
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Labels with their values, one pair a line. */
interface PairsBlock {
  readonly kind: 'pairs';
  readonly heading: string;
  readonly pairs: readonly Pair[];
}

/** A column of a table. */
export interface TableColumn {
  readonly head: string;
  /** In points. The columns of a table and the gaps of 8 between them have 467. */
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Rows with a cell per column, below them the sums, the last one emphasized. The head is repeated on each page. */
interface TableBlock {
  readonly kind: 'table';
  readonly heading: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly sums: readonly Pair[];
}

export type TableRow = readonly string[];
export type SheetBlock = TextBlock | PairsBlock | TableBlock;

/** A document as plain data: all its text in order, without layout. */
export interface Sheet {
  readonly language: Language;
  /** The issuer, at the top of every page. */
  readonly brand: string;
  readonly title: string;
  /** A prominent notice, for example that it is a draft; null for none. */
  readonly notice: string | null;
  /** Number, date and the like, to the right of the title. */
  readonly particulars: readonly Pair[];
  readonly parties: readonly SheetParty[];
  readonly blocks: readonly SheetBlock[];
  /** The footer of every page. */
  readonly footer: string;
  /** Format of the page number, for example `Page {page} of {pages}`. */
  readonly pageLabel: string;
  /** Creation date in the file's metadata; makes the file reproducible. */
  readonly date: Date;
}
