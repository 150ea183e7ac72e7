import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = /export const ICONS = \{([^}]*)\}/;

/** The icons of the kit that a remote may use. Parsed from their source, because the build cannot run React. */
export function kitIcons(kit: string): string[] {
  const file = join(kit, 'ui/icons/icons.ts');
  const [, list = ''] = LIST.exec(readFileSync(file, 'utf8')) ?? [];
  const names = [...list.matchAll(/^\s*(\w+)[:,]/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error(`${file} has no list ICONS.`);
  return names.sort();
}
