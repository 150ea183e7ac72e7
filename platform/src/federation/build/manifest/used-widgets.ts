import type { Module } from 'webpack';
import { importsIn, inPattern } from './imports-in.ts';

const DOOR = /^@metier\/shared-kit\/remote$/;

/**
 * Names of the widgets that compiled JSX shows. Computed names are not found.
 *
 * @example
 * usedWidgetsIn(`import { Widget } from '@metier/shared-kit/remote'; _jsx(Widget, { name: 'account.security' })`);
 * // ['account.security']
 */
export function usedWidgetsIn(source: string): string[] {
  return importsIn(source, DOOR)
    .filter(({ name }) => name === 'Widget')
    .flatMap(({ local }) => {
      const shown = new RegExp(`jsxs?\\(${inPattern(local)},\\s*\\{[^{}]*?\\bname: ['"]([\\w.-]+)['"]`, 'g');
      return [...source.matchAll(shown)].map(([, name = '']) => name);
    });
}

/** The widgets that some modules show, each once. */
export const usedWidgetsOf = (modules: readonly Module[]): string[] => namesIn(modules, usedWidgetsIn);

/** What is found in the code of some modules, each once. Concatenated modules have to be passed in parts. */
export function namesIn(modules: readonly Module[], find: (source: string) => string[]): string[] {
  const names = modules.flatMap((module) => find(module.originalSource()?.source().toString() ?? ''));
  return [...new Set(names)].sort();
}
