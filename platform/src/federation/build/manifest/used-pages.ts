import * as contract from '@metier/contract/paths';
import { importsIn, inPattern } from './imports-in.ts';

const CONTRACT = /^@metier\/contract(?:\/paths)?$/;
/** Stands for the value of a parameter: a path with it fits routes with any parameter. */
const PARAMETER = ':';

type PathOf = (...values: string[]) => string;

const pageOf = (address: string): string => address.split(/[?#]/)[0] ?? address;

/**
 * Pages to which compiled code links by the names of the contract: `PATHS.help`, `projectPath(id)`. Addresses without a
 * name in the contract are not found.
 *
 * @example
 * usedPagesIn(`import { PATHS, projectPath } from '@metier/contract'; to(PATHS.help); to(projectPath(id));`);
 * // ['/app/help', '/app/projects/:']
 */
export function usedPagesIn(source: string): string[] {
  return importsIn(source, CONTRACT).flatMap(({ name, local }) => {
    if (name === 'PATHS') return pathsIn(source, local);
    const value: unknown = Object.entries(contract).find(([key]) => key === name)?.[1];
    if (name.endsWith('_PATH') && typeof value === 'string') return [pageOf(value)];
    if (!name.endsWith('Path') || typeof value !== 'function') return [];
    return [pageOf((value as PathOf)(...Array<string>(value.length).fill(PARAMETER)))];
  });
}

function pathsIn(source: string, local: string): string[] {
  const paths = new Map<string, string>(Object.entries(contract.PATHS));
  const members = source.matchAll(new RegExp(String.raw`(?<![\w$])${inPattern(local)}\.(\w+)`, 'g'));
  return [...members].flatMap(([, key = '']) => paths.get(key) ?? []);
}
