import { stat } from 'node:fs/promises';

/** True if a file or folder exists at a path. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
