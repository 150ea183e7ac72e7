/** `import { Badge, Icon as Mark } from '@metier/shared-kit/ui'`. */
const IMPORT = /import \{([^}]*)\} from ['"]([@\w/.-]+)['"]/g;
/** `Icon`, `Icon as Mark`. */
const IMPORTED = /([\w$]+)(?: as ([\w$]+))?/g;

/** A name that a module imports, and its name in that module. */
export interface Imported {
  readonly name: string;
  readonly local: string;
}

/**
 * The names that compiled code imports from some modules.
 *
 * @example importsIn(`import { Icon as Mark } from '@metier/shared-kit/ui'`, /^@metier\/shared-kit\//);
 * // [{ name: 'Icon', local: 'Mark' }]
 */
export function importsIn(source: string, from: RegExp): Imported[] {
  return [...source.matchAll(IMPORT)]
    .filter(([, , module = '']) => from.test(module))
    .flatMap(([, list = '']) => [...list.matchAll(IMPORTED)])
    .map(([, name = '', local = name]) => ({ name, local }));
}

/** A local name in a pattern. */
export const inPattern = (local: string): string => local.replaceAll('$', String.raw`\$`);
