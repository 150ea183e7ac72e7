import { importsIn } from './imports-in.ts';

const KIT = /^@metier\/shared-kit\//;
/** `_jsx(Icon, { name: 'wallet'`. */
const NAMED = /jsxs?\(([\w$]+),\s*\{[^{}]*?\bname: ['"](\w+)['"]/g;
/** `_jsxs(Badge, { icon: "bell"`. */
const WITH_ICON = /jsxs?\(([\w$]+),\s*\{[^{}]*?\bicon: ['"](\w+)['"]/g;

/**
 * Names of icons in compiled JSX of the kit's components: the `name` of `Icon`, and the `icon` of any. Computed names are
 * not found.
 *
 * @example
 * usedIconsIn(`import { Icon } from '@metier/shared-kit/ui'; _jsx(Icon, { name: 'wallet' })`);
 * // ['wallet']
 */
export function usedIconsIn(source: string): string[] {
  const components = new Map(importsIn(source, KIT).map(({ name, local }) => [local, name]));
  const named = [...source.matchAll(NAMED)].filter(([, local = '']) => components.get(local) === 'Icon');
  const withIcon = [...source.matchAll(WITH_ICON)].filter(([, local = '']) => components.has(local));
  return [...named, ...withIcon].map(([, , icon = '']) => icon);
}
