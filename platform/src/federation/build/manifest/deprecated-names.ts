import { readFileSync } from 'node:fs';
import type { Compilation, Dependency } from 'webpack';

const DOC = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*`;
const DECLARATION = new RegExp(
  `${DOC}export\\s+(?:async\\s+)?(?:function\\*?|const|let|class)\\s+([\\w$]+)`,
  'g',
);
const LIST = new RegExp(`${DOC}export\\s*\\{([^}]*)\\}`, 'g');

/** The names that a source exports below a doc comment with `@deprecated`. */
export function deprecatedIn(source: string): string[] {
  const exported = [...source.matchAll(DECLARATION), ...source.matchAll(LIST)];
  return exported
    .filter(([, doc = '']) => /@deprecated\b/.test(doc))
    .flatMap(([, , names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^.*\sas\s+/, ''))
    .filter(Boolean);
}

/** The names of a door that are marked `@deprecated` where the door or the kit's file behind it exports them. */
export function deprecatedNamesOf(
  { moduleGraph }: Compilation,
  dependency: Dependency,
  kit: string,
): string[] {
  const door = moduleGraph.getModule(dependency);
  if (!door) return [];
  const deprecated = (file: string | null | undefined, name: string) =>
    file?.startsWith(kit) === true && deprecatedIn(readFileSync(file, 'utf8')).includes(name);
  return [...moduleGraph.getExportsInfo(door).orderedExports]
    .filter((info) => {
      const target = info.getTarget(moduleGraph);
      const ownName = target?.export?.[0] ?? info.name;
      return (
        deprecated(door.nameForCondition(), info.name) ||
        deprecated(target?.module.nameForCondition(), ownName)
      );
    })
    .map(({ name }) => name)
    .toSorted();
}
