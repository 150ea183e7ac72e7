import { once } from 'node:events';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { USER_ID } from '@metier/contract';
import type { RegisteredRoute } from '@metier/shared-kit/registry';
import type { MenuEntrySource } from './menu-labels.ts';

/** A remote's `manifest.ts` as plain data: every route and menu entry with its roles, every import by its file. */
export interface ManifestSource {
  readonly name: string;
  readonly routes: readonly (RegisteredRoute & {
    readonly reads: readonly string[];
    readonly file: string;
  })[];
  readonly menu: readonly MenuEntrySource[];
  readonly widgets: readonly { readonly name: string; readonly file: string }[];
}

/** A parameter of a path, and its placeholder in a read. */
const PARAMETER = /:[A-Za-z]\w*/g;

/** TypeScript in the workspace, JavaScript in the packed build. */
const WORKER = new URL(`./manifest-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Runs a remote's `manifest.ts` in a worker with an empty module cache, so that a watching build sees each change.
 * Rethrows the manifest's error, and throws for violations that its type cannot express.
 */
export async function readManifest(file: string, app: string): Promise<ManifestSource> {
  const worker = new Worker(WORKER, {
    workerData: pathToFileURL(file).href,
  });
  const [manifest] = (await once(worker, 'message')) as [ManifestSource];
  await worker.terminate();
  if (manifest.name !== app) {
    throw new Error(`${file}: its name is '${manifest.name}', but its folder's is '${app}'.`);
  }
  const stray = manifest.menu.find((entry) => !manifest.routes.some((route) => route.path === entry.path));
  if (stray) throw new Error(`${file}: the menu entry ${stray.path} matches none of its routes.`);
  for (const { path, reads, roles } of manifest.routes) {
    // A visitor without a session has no id.
    const ofUser = roles === 'public' ? [] : [USER_ID];
    const parameters: readonly string[] = [...(path.match(PARAMETER) ?? []), ...ofUser];
    const needed: readonly string[] = reads.flatMap((read) => read.match(PARAMETER) ?? []);
    const lacking = needed.find((name) => !parameters.includes(name));
    if (lacking)
      throw new Error(`${file}: ${path} has no parameter ${lacking}, which one of its reads needs.`);
  }
  return manifest;
}
