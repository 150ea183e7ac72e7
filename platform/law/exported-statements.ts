import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement, or the type of a row, that a domain's front door exports. */
export interface ExportedStatement {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** Names of repository functions that are a single statement, and of types of rows and tables. */
const STATEMENT = /\b(?:(?:select|insert|update|delete|compareAnd)[A-Z]\w*|[A-Z]\w*(?:Row|Table)\b)/;

/** Statements and types of rows among the exports of domains. Exports are named by what they do, not by how it is stored. */
export const exportedStatements = (root: string): ExportedStatement[] =>
  globSync('api/src/domains/*/index.ts', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const name = STATEMENT.exec(text)?.[0];
        return name === undefined ? [] : [{ file, line: index + 1, name }];
      }),
  );
