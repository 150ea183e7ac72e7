/**
 * Memoises the components and hooks that ask for it by `'use memo'`; one that cannot be memoised does not build. Not all
 * of them: their code would grow by half. Why: docs/decisions/0057-next-page.md.
 */
export const REACT_COMPILER = { compilationMode: 'annotation', panicThreshold: 'all_errors' } as const;
