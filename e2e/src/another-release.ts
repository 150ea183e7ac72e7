import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeLive, rollBack, ReleaseStore, FolderStore } from '@metier/platform/releases';
import type { OwnGateway } from './own-gateway.ts';

const AUTHOR = { by: 'a journey', why: '' };
const NAMED = /\.[\w-]{43}\./;

/** Changes the content of a file of a release; undefined leaves it as it is. */
type Change = (file: string, content: string) => string | undefined;

/** A folder of releases, and what is live there. */
export type Releases = Pick<OwnGateway, 'folder' | 'releaseOf'>;

const storeOf = ({ folder }: Releases) => new ReleaseStore(new FolderStore(folder));

/**
 * Makes another release of an app live, in which some files have other content, as a build would have made it: each
 * changed file gets a new name, and so does each that names it.
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
  // Both loops change what they go through.
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

/** Gives a file other content and a name after it, in all files that name it. */
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

/** Makes the release before the live one live again. */
export const rollBackTo = (gateway: Releases, app: string) => rollBack(storeOf(gateway), AUTHOR, app, {});
