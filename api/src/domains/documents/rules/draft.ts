import type { DocumentKind, FactsOf, IssuedDocument } from './facts.ts';

/** A document before it is issued. */
export interface Draft<K extends DocumentKind> {
  /** Its facts, given the document that it replaces, if any. */
  readonly write: (earlier: IssuedDocument<K> | undefined) => FactsOf[K];
  /** Whether an issued document is still correct; always, if omitted. */
  readonly isCorrect?: (issued: FactsOf[K]) => boolean;
  /** Preallocated number and date of the first document; by default the next number and now. */
  readonly first?: { readonly number: number; readonly dated: Date };
}

/** Whether an issued document can be returned instead of a new one. */
export const isReusable = <K extends DocumentKind>(
  { isCorrect }: Draft<K>,
  { facts }: IssuedDocument<K>,
): boolean => isCorrect?.(facts) ?? true;
