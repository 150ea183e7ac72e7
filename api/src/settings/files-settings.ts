import { resolve } from 'node:path';
import type { FileStoreLocation } from '../domains/files/index.ts';
import type { Settings } from '../platform/config/index.ts';

const PARAMETERS = ['endpoint', 'region', 'path-style'];

/**
 * Reads where files are stored: a folder, or a bucket of an S3-compatible storage. With an `endpoint` the bucket is
 * part of the path unless `path-style=false` is added.
 */
export function readFileStore({ text, fault }: Settings): FileStoreLocation {
  const place = text('METIER_FILES', '.data/files');
  if (!place.startsWith('s3:')) return { folder: resolve(place) };
  const url = URL.parse(place);
  if (!url?.hostname || [...url.searchParams.keys()].some((name) => !PARAMETERS.includes(name)))
    fault(
      `METIER_FILES must be a folder or s3://bucket/prefix, with no parameters but ${PARAMETERS.join(', ')}, but is "${place}"`,
    );
  const prefix = decodeURIComponent(url?.pathname ?? '').replaceAll(/^\/+|\/+$/g, '');
  const parameter = (name: string) => url?.searchParams.get(name) ?? undefined;
  const [endpoint, region] = [parameter('endpoint'), parameter('region')];
  return {
    bucket: url?.hostname ?? '',
    prefix: prefix && `${prefix}/`,
    pathStyle: (parameter('path-style') ?? String(endpoint !== undefined)) === 'true',
    ...(endpoint && { endpoint }),
    ...(region && { region }),
  };
}
