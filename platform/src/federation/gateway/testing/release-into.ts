import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLive, type ReleaseStore } from '../../../releases/index.ts';

/** The output of a build: manifest, and content of files by name. */
interface Build {
  readonly app: string;
  readonly manifest: unknown;
  readonly files?: Readonly<Record<string, string>>;
}

/** Puts a release into a store and makes it live. Returns its name. */
export async function releaseInto(store: ReleaseStore, build: Build): Promise<string> {
  const release = await storeInto(store, build);
  await makeLive(store, { by: 'test', why: '' }, { [build.app]: release });
  return release;
}

/** Puts a release into a store. Returns its name. */
export async function storeInto(store: ReleaseStore, { app, manifest, files = {} }: Build): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    const all = { 'manifest.json': JSON.stringify(manifest), ...files };
    for (const [file, text] of Object.entries(all)) await writeFile(join(folder, file), text);
    return await store.add(app, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
