import { ReleaseError } from '../release-error.ts';
import { FolderStore } from './folder-store.ts';
import { checkKey } from './key.ts';
import type { S3Place } from './s3-store.ts';
import type { Store } from './store.ts';

const PARAMETERS = ['endpoint', 'region', 'path-style'];

/**
 * Opens a store: the path of a folder, or a bucket of an S3-compatible storage. Credentials and defaults come from the
 * AWS environment (`AWS_ACCESS_KEY_ID`, `AWS_REGION`, `AWS_PROFILE` …).
 *
 * @param place with an `endpoint`, the bucket is part of the path unless `path-style=false` is added
 * @throws ReleaseError if the address is incomplete or has an unknown parameter
 * @example await openStore('s3://releases/metier?endpoint=https://s3.example.com&region=eu-central-1')
 */
export async function openStore(place: string): Promise<Store> {
  if (!place.startsWith('s3:')) return new FolderStore(place);
  const s3Place = parseS3Place(place);
  // Loaded on demand: the client takes megabytes of memory.
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(s3Place);
}

/** Parses the address of a bucket. */
export function parseS3Place(place: string): S3Place {
  const url = URL.canParse(place) ? new URL(place) : undefined;
  const unknown = [...(url?.searchParams.keys() ?? [])].find((name) => !PARAMETERS.includes(name));
  if (!url?.hostname || unknown)
    throw new ReleaseError(
      `"${place}" is not the address of a store: write s3://bucket/prefix, with no parameters but ${PARAMETERS.join(', ')}.`,
    );
  const prefix = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, '');
  if (prefix) checkKey(prefix);
  const endpoint = url.searchParams.get('endpoint');
  const region = url.searchParams.get('region');
  return {
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    pathStyle: (url.searchParams.get('path-style') ?? String(endpoint !== null)) === 'true',
    ...(endpoint && { endpoint }),
    ...(region && { region }),
  };
}
