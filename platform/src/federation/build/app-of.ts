import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The name of the remote in a folder: from its `package.json`, because a clone may have any folder name; without one from
 * the folder.
 *
 * @example appOf('/home/ada/care') // 'customer-care', of "@metier/remote-customer-care"
 */
export function appOf(folder: string): string {
  const file = join(folder, 'package.json');
  const { name = folder } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string })
    : {};
  return basename(name).replace(/^remote-/, '');
}
