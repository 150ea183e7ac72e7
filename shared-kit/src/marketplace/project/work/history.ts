import type { Improvement, Result } from '../types.ts';

export type HistoryEntry =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'improvement'; readonly improvement: Improvement };

const momentOf = (entry: HistoryEntry) =>
  entry.kind === 'result' ? entry.result.created_at : entry.improvement.created_at;

/** Delivered versions and the requests for changes between them, newest first. */
export function historyOf(results: readonly Result[], improvements: readonly Improvement[]): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...results.map((result) => ({ kind: 'result', result }) as const),
    ...improvements.map((improvement) => ({ kind: 'improvement', improvement }) as const),
  ];
  return entries.sort((a, b) => Date.parse(momentOf(b)) - Date.parse(momentOf(a)));
}
