import type { Module } from 'webpack';

/** `import { Widget } from '@metier/shared-kit/remote'`, under any name. */
const IMPORT = /import \{[^}]*\bWidget\b(?: as ([\w$]+))?[^}]*\} from ['"]@metier\/shared-kit\/remote['"]/;

/**
 * Names of the widgets that compiled JSX shows. Computed names are not found.
 *
 * @example
 * usedWidgetsIn(`import { Widget } from '@metier/shared-kit/remote'; _jsx(Widget, { name: 'account.security' })`);
 * // ['account.security']
 */
export function usedWidgetsIn(source: string): string[] {
  const imported = IMPORT.exec(source);
  if (!imported) return [];
  const component = (imported[1] ?? 'Widget').replaceAll('$', '\\$');
  const shown = new RegExp(`jsxs?\\(${component},\\s*\\{[^{}]*?\\bname: ['"]([\\w.-]+)['"]`, 'g');
  return [...source.matchAll(shown)].map(([, name = '']) => name);
}

/** The widgets that some modules show, each once. */
export const usedWidgetsOf = (modules: readonly Module[]): string[] => namesIn(modules, usedWidgetsIn);

/** What is found in the code of some modules, each once. Concatenated modules have to be passed in parts. */
export function namesIn(modules: readonly Module[], find: (source: string) => string[]): string[] {
  const names = modules.flatMap((module) => find(module.originalSource()?.source().toString() ?? ''));
  return [...new Set(names)].sort();
}
