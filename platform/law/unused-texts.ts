import { readdirSync, readFileSync } from 'node:fs';

/** Source code of a folder without tests. */
const codeIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n');

/** Keys built by a template: `status.${viewer}.${word}` uses all matching ones. */
function patternsIn(code: string): RegExp[] {
  const templates = [...code.matchAll(/`(\w+\.[\w.]*(?:\$\{[^}]*\}[\w.]*)+)`/g)].map(
    ([, template = '']) => template,
  );
  return [...new Set(templates)].map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );
}

/**
 * Keys that no code in the folders uses, neither as a literal nor by a template. Any equal string literal counts as a
 * use.
 *
 * @example unusedTexts(['menu.open'], ['shell/src']) // ['menu.open']
 */
export function unusedTexts(keys: readonly string[], folders: readonly string[]): string[] {
  const code = folders.map(codeIn).join('\n');
  const named = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map(([, name]) => name));
  const patterns = patternsIn(code);
  return keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)));
}
