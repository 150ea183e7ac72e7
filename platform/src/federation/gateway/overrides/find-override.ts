import { createHash } from 'node:crypto';
import { isRemote, type Live, parseManifest, RELEASES_URL } from '../../../releases/index.ts';
import type { RemoteReleaseManifest } from '../../build/manifest/release-manifest.ts';
import type { Override } from './override.ts';

/** An override with the release at its origin; undefined if that does not answer with a manifest of this remote. */
export type FoundOverride = Override & { readonly remote: Live<RemoteReleaseManifest> | undefined };

/** Short, because a page waits for it. */
const TIMEOUT_MS = 2000;
const MAX_BYTES = 1024 * 1024;
/** Length of a release name. */
const ID_LENGTH = 12;

/** The base URL of a remote's files at the origin; the same path as in every gateway. */
export const baseAt = ({ app, origin }: Override): string => `${origin}${RELEASES_URL}${app}/`;

/** Fetches the remote's manifest from the origin of an override. Never throws. */
export async function findOverride(override: Override): Promise<FoundOverride> {
  const content = await read(`${baseAt(override)}manifest.json`).catch(() => undefined);
  const manifest = content && parseManifest(override.app, content);
  if (!manifest) return { ...override, remote: undefined };
  const release = createHash('sha256').update(content).digest('hex').slice(0, ID_LENGTH);
  const live = { release, base: baseAt(override), manifest };
  return { ...override, remote: isRemote(live) ? live : undefined };
}

async function read(url: string): Promise<Buffer | undefined> {
  // A redirect could lead to an origin that is not allowed.
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
