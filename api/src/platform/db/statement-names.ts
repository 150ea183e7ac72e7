import { createHash } from 'node:crypto';

/**
 * Above the number of statements in the product; a bound, since statements with varying text would fill the server's
 * memory.
 */
const MOST = 1000;

/** Names under which statements are kept prepared by the connections of a pool. */
export interface StatementNames {
  /** Name of a statement, the same on every connection; undefined beyond the maximum. */
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
      if (known !== undefined || names.size >= MOST) return known;
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
