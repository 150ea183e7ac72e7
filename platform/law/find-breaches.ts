import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { commandsOverViews, DECIDED_BY_VIEWS } from './decided-by-views.ts';
import { exportedStatements } from './exported-statements.ts';
import { RULES } from './rules.ts';
import { foreignUses } from './tables.ts';

/** A forbidden import, or a statement over another owner's table. */
export interface Breach {
  readonly rule: string;
  readonly from: string;
  /** Line of the import or statement; 1 if unknown. */
  readonly line: number;
  readonly to: string;
  /** Why, and what to do instead. */
  readonly comment: string;
}

/** Configuration of the import parser. */
export const OPTIONS: ICruiseOptions = {
  // TypeScript 7 has no API for dependency-cruiser.
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^platform/law/fixture/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};

/** All breaches in a workspace: forbidden imports in the folders, and SQL statements of the API. */
export async function findBreaches(root: string, folders: readonly string[]): Promise<Breach[]> {
  const { modules, imports, lineOfImport } = await readImports(root, folders);
  return [...imports, ...viewBreaches(modules, lineOfImport), ...tableBreaches(root), ...doorBreaches(root)];
}

/** Forbidden imports in the product's code of some folders. Other folders, tests and their helpers are not read. */
export async function findForbiddenImports(root: string, folders: readonly string[]): Promise<Breach[]> {
  const { imports } = await readImports(root, folders, {
    doNotFollow: { path: [`^(?!(${folders.join('|')})/)`, String.raw`\.test\.tsx?$`, '/testing/'] },
  });
  return imports;
}

async function readImports(root: string, folders: readonly string[], options: ICruiseOptions = {}) {
  const { output } = await cruise([...folders], {
    ...OPTIONS,
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [...RULES] },
  });
  const comments = new Map(RULES.map(({ name, comment }) => [name, comment]));
  const { modules, summary } = output as ICruiseResult;
  const specifierOf = (from: string, to: string) =>
    modules.find(({ source }) => source === from)?.dependencies.find(({ resolved }) => resolved === to)
      ?.module;
  const lineOfImport = (from: string, to: string) => lineOf(join(root, from), specifierOf(from, to));
  const imports: Breach[] = summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    line: lineOfImport(from, to),
    to,
    comment: comments.get(rule.name) ?? '',
  }));
  return { modules, imports, lineOfImport };
}

const viewBreaches = (
  modules: readonly IModule[],
  lineOfImport: (from: string, to: string) => number,
): Breach[] =>
  commandsOverViews(modules)
    .filter(({ command }) => !(command in DECIDED_BY_VIEWS))
    .map(({ command, query }) => ({
      rule: 'commands-ask-the-owner',
      from: command,
      line: lineOfImport(command, query),
      to: query,
      comment:
        'Its query reads a view. Ask the domain that owns the fact, or name the command with its reason in law/decided-by-views.ts.',
    }));

const tableBreaches = (root: string): Breach[] =>
  foreignUses(root).map(({ file, line, table }) => ({
    rule: 'tables-have-one-owner',
    from: file,
    line,
    to: table,
    comment:
      'Ask its domain by index.ts. A read of a screen that joins several is a view; a view writes nothing.',
  }));

const doorBreaches = (root: string): Breach[] =>
  exportedStatements(root).map(({ file, line, name }) => ({
    rule: 'front-doors-pass-on-no-statement',
    from: file,
    line,
    to: name,
    comment: 'Offer what it is for under a name that says so, for example findCandidacy or StoredMessage.',
  }));

/** The first line of a file that names a module. */
function lineOf(file: string, specifier = ''): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) =>
    [`'${specifier}'`, `"${specifier}"`].some((name) => line.includes(name)),
  );
  return Math.max(0, index) + 1;
}
