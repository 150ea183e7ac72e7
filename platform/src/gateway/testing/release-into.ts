import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../../releases/index.ts';

/** A release as a build would leave it: its manifest and its files, by their names. */
type Release = {
  readonly app: string;
  readonly release: string;
  readonly manifest: unknown;
  readonly files?: Readonly<Record<string, string>>;
};

/** Puts a release into a store and makes it live. */
export async function releaseInto(store: ReleaseStore, { app, release, manifest, files = {} }: Release) {
  await store.add(app, release, async (folder) => {
    const all = { 'manifest.json': JSON.stringify(manifest), ...files };
    for (const [file, text] of Object.entries(all)) await writeFile(join(folder, file), text);
  });
  await store.switchTo(app, release);
}
