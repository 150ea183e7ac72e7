import { COMPRESSED, fileKey } from './release-keys.ts';
import type { StoredManifest } from './stored-manifest.ts';
import type { Store, StoredKey } from './store/index.ts';

interface StoredRelease extends StoredKey {
  readonly app: string;
  readonly release: string;
}

async function releasesIn(store: Store): Promise<StoredRelease[]> {
  return (await store.list('releases/')).map((stored) => {
    const [, app = '', file = ''] = stored.key.split('/');
    return { ...stored, app, release: file.replace(/\.json$/, '') };
  });
}

/**
 * Old manifests that are not kept, and old files that no other manifest lists; none, if it is not known what is kept.
 *
 * @param manifestOf reads a manifest; undefined if it is damaged
 */
export async function unreferencedReleases(
  store: Store,
  manifestOf: (app: string, release: string) => Promise<StoredManifest | undefined>,
  kept: ReadonlySet<string> | undefined,
  before: Date,
): Promise<{ readonly manifests: readonly StoredRelease[]; readonly files: readonly StoredKey[] }> {
  if (!kept) return { manifests: [], files: [] };
  const isOld = ({ modified }: StoredKey) => modified < before;
  const referenced = new Set<string>();
  const unreadable = new Set<string>();
  const manifests: StoredRelease[] = [];
  for (const stored of await releasesIn(store)) {
    const { app, release } = stored;
    if (isOld(stored) && !kept.has(`${app}/${release}`)) {
      manifests.push(stored);
      continue;
    }
    const manifest = await manifestOf(app, release);
    // Its files are unknown, and needed once it is repaired.
    if (!manifest) unreadable.add(app);
    for (const file of Object.keys(manifest?.files ?? {})) referenced.add(fileKey(app, file));
  }
  const files = (await store.list('files/')).filter(
    (stored) =>
      isOld(stored) &&
      !referenced.has(stored.key.replace(COMPRESSED, '')) &&
      !unreadable.has(stored.key.split('/')[1] ?? ''),
  );
  return { manifests, files };
}
