import { watch } from 'node:fs';
import { join } from 'node:path';

/** Code of the server's process: a change restarts the server. */
const SERVER_CODE = [
  'api/src',
  'shared-kit/contract/src',
  'shared-kit/src/registry',
  'platform/src/federation/gateway',
  'platform/src/releases',
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
