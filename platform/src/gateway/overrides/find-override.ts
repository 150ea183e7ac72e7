import { createHash } from 'node:crypto';
import { isRemote, type Live, parseManifest, RELEASES_URL } from '../../releases/index.ts';
import type { RemoteReleaseManifest } from '../../build/manifest/release-manifest.ts';
import type { Override } from './override.ts';

/** An override with what its origin offers; undefined: it does not answer, or not with a manifest of this remote. */
export type FoundOverride = Override & { readonly remote: Live<RemoteReleaseManifest> | undefined };

/** A page waits for it. */
const TIMEOUT_MS = 2000;
const MOST_BYTES = 1024 * 1024;
/** Characters of a release's name. */
const ID_LENGTH = 12;

/** Where the files of a remote are at an origin: as every gateway has them. */
export const baseAt = ({ app, origin }: Override): string => `${origin}${RELEASES_URL}${app}/`;

/** Asks an override's origin for the remote's manifest. Never throws. */
export async function findOverride(override: Override): Promise<FoundOverride> {
  const content = await read(`${baseAt(override)}manifest.json`).catch(() => undefined);
  const manifest = content && parseManifest(override.app, content);
  if (!manifest) return { ...override, remote: undefined };
  const release = createHash('sha256').update(content).digest('hex').slice(0, ID_LENGTH);
  const live = { release, base: baseAt(override), manifest };
  return { ...override, remote: isRemote(live) ? live : undefined };
}

async function read(url: string): Promise<Buffer | undefined> {
  // Redirected, it would be another origin than the list allows.
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
