import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeLive, rollBack, ReleaseStore, FolderStore } from '@metier/platform/releases';
import type { OwnGateway } from './own-gateway.ts';

const AUTHOR = { by: 'a journey', why: '' };
const NAMED = /\.[\w-]{43}\./;

/** New content of a file; undefined keeps it. */
type Change = (file: string, content: string) => string | undefined;

/** A release store and its live releases. */
export type Releases = Pick<OwnGateway, 'folder' | 'releaseOf'>;

const storeOf = ({ folder }: Releases) => new ReleaseStore(new FolderStore(folder));

/**
 * Makes a release of an app live in which some files have other content. As by a build, changed files get new names, and
 * so do files that refer to them.
 */
export async function releaseChanged(gateway: Releases, app: string, change: Change): Promise<void> {
  const store = storeOf(gateway);
  const manifest = await store.manifestOf(app, (await gateway.releaseOf(app)) ?? '');
  if (!manifest) throw new Error(`${app} has no live release.`);
  const { files, schema: _, ...own } = manifest;
  const texts = new Map<string, string>([['manifest.json', JSON.stringify(own)]]);
  for (const file of Object.keys(files)) {
    const content = await store.readFile(app, file);
    if (content) texts.set(file, content.toString());
  }
  const folder = await mkdtemp(join(tmpdir(), 'metier-changed-'));
  // Copied, because the loop changes the map.
  const built = [...texts];
  for (const [file, content] of built) {
    const changed = change(file, content);
    if (changed !== undefined) rename(texts, file, changed);
  }
  for (const [file, content] of texts) {
    await writeFile(join(folder, file), content);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(content));
    await writeFile(join(folder, `${file}.gz`), gzipSync(content));
  }
  await makeLive(store, AUTHOR, { [app]: await store.add(app, folder) });
  await rm(folder, { recursive: true });
}

/** Changes a file's content and name, and updates all files that refer to it. */
function rename(files: Map<string, string>, file: string, content: string): void {
  const named = file.replace(NAMED, `.${createHash('sha256').update(content).digest('base64url')}.`);
  files.delete(file);
  files.set(named, content);
  const [digest = ''] = NAMED.exec(file) ?? [];
  const [newDigest = ''] = NAMED.exec(named) ?? [];
  const names = (text: string) => text.includes(digest.slice(1, -1));
  const others = [...files];
  for (const [other, text] of others) {
    if (!names(text)) continue;
    const replaced = text.replaceAll(digest.slice(1, -1), newDigest.slice(1, -1));
    if (other === 'manifest.json') files.set(other, replaced);
    else rename(files, other, replaced);
  }
}

/** Makes the previous release live again. */
export const rollBackTo = (gateway: Releases, app: string) => rollBack(storeOf(gateway), AUTHOR, app, {});
