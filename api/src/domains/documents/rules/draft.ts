import type { DocumentKind, FactsOf, IssuedDocument } from './facts.ts';

/** What a document would say. */
export interface Draft<K extends DocumentKind> {
  /** Its facts: told the document of the same subject that it replaces, if any. */
  readonly write: (earlier: IssuedDocument<K> | undefined) => FactsOf[K];
  /** Whether the document that there is will do; any will where this is left out. */
  readonly stands?: (issued: FactsOf[K]) => boolean;
  /** Number and date that its first document was given before it is written; otherwise the next and now. */
  readonly first?: { readonly number: number; readonly dated: Date };
}

/** Whether a document that was issued earlier can be given out instead of a new one. */
export const isGood = <K extends DocumentKind>({ stands }: Draft<K>, { facts }: IssuedDocument<K>): boolean =>
  stands?.(facts) ?? true;
