import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RegisteredMenuEntry } from '@metier/shared-kit/registry';
import { readTexts } from './read-texts.ts';

/** A menu entry of a manifest; its label is a key of the remote's texts. */
export type MenuEntrySource = Omit<RegisteredMenuEntry, 'label'> & { readonly label: string };

/**
 * Menu entries with labels in every language of a folder, so that the shell can render them without the remote's texts.
 * Throws if a label is missing in all languages.
 */
export function withLabels(menu: readonly MenuEntrySource[], folder: string): RegisteredMenuEntry[] {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [basename(file, '.json'), readTexts(join(folder, file))] as const);
  return menu.map((entry) => {
    const words = texts.flatMap(([language, text]) => {
      const word = textAt(text, entry.label);
      return word === undefined ? [] : [[language, word] as const];
    });
    if (words.length === 0)
      throw new Error(`${folder}: no text "${entry.label}" for the menu entry ${entry.path}.`);
    return { ...entry, label: Object.fromEntries(words) };
  });
}

/** The text under a key such as `team.title`. */
function textAt(texts: unknown, key: string): string | undefined {
  let at: unknown = texts;
  for (const name of key.split('.')) at = at instanceof Object ? Reflect.get(at, name) : undefined;
  return typeof at === 'string' ? at : undefined;
}
