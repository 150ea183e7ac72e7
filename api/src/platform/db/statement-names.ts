import { createHash } from 'node:crypto';

/** Above the number of statements in the product: statements with varying text would otherwise fill the server's memory. */
const MOST = 1000;

/** Names under which statements are kept prepared by the connections of a pool. */
export interface StatementNames {
  /** Name of a statement, the same on every connection; undefined once there are too many. */
  readonly of: (text: string) => string | undefined;
  /** Gives a statement another name from now on, for its plan is of no use any more. */
  readonly renew: (text: string, name: string) => void;
}

/** Opens the names of a process. The same text has the same name everywhere, unless it was renewed. */
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
    // Of several connections that notice at once only the first gives the name.
    renew: (text, name) => {
      if (names.get(text) === name) names.set(text, `${name}+`);
    },
  };
}
