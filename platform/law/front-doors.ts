import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement that the front door of a domain passes on. */
export interface PassedStatement {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** How repositories name what is one statement over their tables. */
const STATEMENT = /\b(?:select|insert|update|delete|compareAnd)[A-Z]\w*/;

/** Statements among what domains offer to others: a caller is told what it gets, not how it is stored. */
export const passedStatements = (root: string): PassedStatement[] =>
  globSync('api/src/domains/*/index.ts', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const name = STATEMENT.exec(text)?.[0];
        return name === undefined ? [] : [{ file, line: index + 1, name }];
      }),
  );
