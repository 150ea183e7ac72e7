import { watch } from 'node:fs';
import { join } from 'node:path';

/** Folders with the code of the server's process: a change restarts the server. */
export const SERVER_CODE = [
  'api/src',
  'platform/src',
  'shared-kit/contract/src',
  'shared-kit/src/page',
  'shared-kit/src/registry',
];
const SETTLE_MS = 30;

/** Calls `changed` once for each burst of changes in the server's code. */
export function watchServerCode(root: string, changed: () => void): void {
  let settled: NodeJS.Timeout | undefined;
  for (const folder of SERVER_CODE) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(settled);
      settled = setTimeout(changed, SETTLE_MS);
    });
  }
}
