/** `import { Badge, Icon } from '@metier/shared-kit/ui'`, or another door of the kit. */
const IMPORT = /import \{([^}]*)\} from ['"]@metier\/shared-kit\/[\w/-]+['"]/g;
/** `Icon`, `Icon as Mark`. */
const IMPORTED = /([\w$]+)(?: as ([\w$]+))?/g;
/** `_jsx(Icon, { name: 'wallet'`, `_jsxs(Badge, { icon: "bell"`. */
const NAMED = /jsxs?\(([\w$]+),\s*\{[^{}]*?\b(name|icon): ['"](\w+)['"]/g;

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
  return [...source.matchAll(NAMED)].flatMap(([, local = '', property, icon = '']) => {
    const component = components.get(local);
    const isIcon = property === 'icon' ? component !== undefined : component === 'Icon';
    return isIcon ? [icon] : [];
  });
}
