import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@metier/contract';
import { ROOT } from './root.ts';

/** The name of a button by the key of its text in an app or the kit. `values` fill placeholders; others match anything. */
export interface Label {
  readonly app: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
}

export const label = (app: string, key: string, values: Readonly<Record<string, string>> = {}): Label => ({
  app,
  key,
  values,
});

const folderOf = (app: string): string => ({ kit: 'shared-kit', shell: 'shell' })[app] ?? `remote-${app}`;

function textOf({ app, key }: Label, language: Language): string {
  const file = join(ROOT, folderOf(app), `src/locales/${language}.json`);
  let text: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.')) text = (text as Record<string, unknown> | undefined)?.[part];
  if (typeof text !== 'string') throw new Error(`${app} has no text ${key} in ${language}`);
  return text;
}

/** A space matches the no-break spaces of French, which an accessible name has as plain ones. */
const escaped = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);

/**
 * The name in a language, as a pattern.
 *
 * @throws Error for a key without a text
 * @example nameIn(label('customer', 'team.invite.named'), 'de') // /^(.+) zu einem Projekt einladen$/
 */
export function nameIn(wanted: Label, language: Language): RegExp {
  const parts = textOf(wanted, language).split(/\{\{(\w+)\}\}/);
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    const value = wanted.values?.[part];
    return value === undefined ? '.+' : escaped(value);
  });
  return new RegExp(`^${pattern.join('')}$`);
}
