import { readdirSync, readFileSync } from 'node:fs';

/** All that the code of a folder says, tests left out. */
const codeIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n');

/** Keys that are put together from a beginning and what a value says: `status.${viewer}.${word}` asks for all that fit. */
function patternsIn(code: string): RegExp[] {
  const templates = [...code.matchAll(/`(\w+\.[\w.]*(?:\$\{[^}]*\}[\w.]*)+)`/g)].map(
    ([, template = '']) => template,
  );
  return [...new Set(templates)].map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );
}

/**
 * Which of the keys no code in the folders asks for: neither by name nor put together. A word that stands in quotes for
 * another reason counts as asked for.
 *
 * @example unusedTexts(['menu.open'], ['shell/src']) // ['menu.open']
 */
export function unusedTexts(keys: readonly string[], folders: readonly string[]): string[] {
  const code = folders.map(codeIn).join('\n');
  const named = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map(([, name]) => name));
  const patterns = patternsIn(code);
  return keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)));
}
