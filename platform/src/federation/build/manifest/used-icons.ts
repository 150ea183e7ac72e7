/** `import { Badge, Icon } from '@metier/shared-kit/ui'`, or another door of the kit. */
const IMPORT = /import \{([^}]*)\} from ['"]@metier\/shared-kit\/[\w/-]+['"]/g;
/** `Icon`, `Icon as Mark`. */
const IMPORTED = /([\w$]+)(?: as ([\w$]+))?/g;
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
  const imports = [...source.matchAll(IMPORT)].flatMap(([, list = '']) => [...list.matchAll(IMPORTED)]);
  const components = new Map(imports.map(([, name = '', local = name]) => [local, name]));
  const named = [...source.matchAll(NAMED)].filter(([, local = '']) => components.get(local) === 'Icon');
  const withIcon = [...source.matchAll(WITH_ICON)].filter(([, local = '']) => components.has(local));
  return [...named, ...withIcon].map(([, , icon = '']) => icon);
}
