import { ReleaseError } from '../release-error.ts';

/** Folder of temporary files. */
export const UNFINISHED = '.unfinished';

/** False for names that leave the store or that some systems interpret. */
const isPlain = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && !name.includes('\\') && !name.includes('\0');

/**
 * Validates that a key is a path of plain names, so that it cannot leave the store.
 *
 * @throws ReleaseError for `../x`, `/x`, `x//y`, an empty key or one inside of `.unfinished`
 */
export function checkKey(key: string): void {
  const names = key.split('/');
  if (!names.every(isPlain) || names[0] === UNFINISHED)
    throw new ReleaseError(
      `"${key}" is not a key: name a path inside of the store, like "registry/000123.json".`,
    );
}

/** Validates the beginning of a key; its last name may be incomplete or missing. */
export function checkPrefix(prefix: string): void {
  checkKey(`${prefix}x`);
}
