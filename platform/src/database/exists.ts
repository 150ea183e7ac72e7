import { stat } from 'node:fs/promises';

/** Whether something stands at a path, whatever it is. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
