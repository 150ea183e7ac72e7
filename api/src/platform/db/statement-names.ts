import { createHash } from 'node:crypto';

/**
 * Above the number of statements in the product; a bound, since statements with varying text would fill the server's
 * memory.
 */
const MAX_NAMES = 1000;

/**
 * Searches and filters by language are not prepared: after five executions PostgreSQL would keep one generic plan, by the
 * index of words or languages, which for a frequent value is twenty times slower than a scan in the list's order
 * (docs/decisions/0056-use.md).
 */
const CUSTOM_PLAN_ONLY = /\bilike\b|\blanguages @>/;

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
      if (known !== undefined || names.size >= MAX_NAMES || CUSTOM_PLAN_ONLY.test(text)) return known;
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
