import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { ReleaseManifest } from '../../build/manifest/release-manifest.ts';
import { FolderStore, ReleaseStore } from '../../../releases/index.ts';
import { createGateway } from '../create-gateway.ts';
import { releaseInto } from './release-into.ts';
import { sampleReleases } from './sample-releases.ts';

/** A listening gateway over the sample releases and an API that echoes `/api/echo`. */
export interface SampleGateway {
  readonly store: ReleaseStore;
  /** The folder of the store. */
  readonly folder: string;
  /** The name of each app's release. */
  readonly releases: Readonly<Record<string, string>>;
  readonly api: FastifyInstance;
  readonly gateway: FastifyInstance;
  readonly origin: string;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** The status for a path that is sent exactly as written: `fetch` would normalize it. */
  readonly statusOf: (path: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Starts a sample gateway on a free port; `close` stops it and removes its store. */
export async function startSampleGateway(): Promise<SampleGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await writeFile(join(folder, 'secret.js'), 'secret');
  const dist = join(folder, 'dist');
  const store = new ReleaseStore(new FolderStore(dist));
  const releases = await addSamples(store);
  const api = fastify();
  api.all('/api/echo', (request) => ({ method: request.method, body: request.body }));
  await api.ready();
  // Tests provoke security events.
  const log = { warn: () => undefined };
  const gateway = await createGateway({ store, api: { app: api }, log });
  const origin = await gateway.listen({ port: 0 });
  const close = async () => {
    await gateway.close();
    await api.close();
    await rm(folder, { recursive: true });
  };
  return {
    store,
    folder: dist,
    releases,
    api,
    gateway,
    origin,
    get: (path, headers = {}) => fetch(origin + path, { headers }),
    statusOf: (path) => statusOf((gateway.server.address() as AddressInfo).port, path),
    close,
  };
}

/** Adds the sample releases to a store and makes them live. Returns their names by app. */
export async function addSamples(store: ReleaseStore): Promise<Record<string, string>> {
  const { shell, remotes } = sampleReleases();
  const releases: Record<string, string> = {};
  for (const { manifest } of [shell, ...remotes]) releases[manifest.app] = await addSample(store, manifest);
  return releases;
}

/** Adds a release with small scripts and texts to a store and makes it live. Returns its name. */
export function addSample(store: ReleaseStore, manifest: ReleaseManifest): Promise<string> {
  const { app } = manifest;
  const scripts = ['projects.js', 'tables.js', 'common.js'].map((file) => [file, `"${app} ${file}"`]);
  const texts = ['kit', app].map((namespace) => [`${namespace}.en.json`, '{}']);
  const entry = { 'entry.js': `"${app} plain"`, 'entry.js.br': 'small', 'entry.js.gz': 'medium' };
  return releaseInto(store, {
    app,
    manifest,
    files: { ...entry, ...Object.fromEntries([...scripts, ...texts]) },
  });
}

function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, path }, (response) => resolve(response.statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}
