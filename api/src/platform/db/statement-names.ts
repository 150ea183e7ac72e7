import { createHash } from 'node:crypto';

/**
 * Above the number of statements in the product; a bound, since statements with varying text would fill the server's
 * memory.
 */
const MAX_NAMES = 1000;

/**
 * A search is planned for its words, and a filter by language for its language. Prepared, PostgreSQL would after five
 * executions keep one plan for all of them, by the index of the words or languages: fast for rare ones, but for a word
 * of every row twenty times slower than a read in the list's order (docs/decisions/0056-use.md).
 */
const PLANNED_EACH_TIME = /\bilike\b|\blanguages @>/;

/** Names under which statements are kept prepared by the connections of a pool. */
export interface StatementNames {
  /** Name of a statement, the same on every connection; undefined for one planned each time, and beyond the maximum. */
  readonly of: (text: string) => string | undefined;
  /** Renames a statement whose prepared plan is stale. */
  readonly renew: (text: string, name: string) => void;
}

/** Statement names of a process. The same text has the same name everywhere, unless it was renamed. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  return {
    of: (text) => {
      const known = names.get(text);
      if (known !== undefined || names.size >= MAX_NAMES || PLANNED_EACH_TIME.test(text)) return known;
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
      names.set(text, name);
      return name;
    },
    // Several connections may notice a stale plan at once: only the first renames.
    renew: (text, name) => {
      if (names.get(text) === name) names.set(text, `${name}+`);
    },
  };
}
