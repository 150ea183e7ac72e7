import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { makeLive, openStore, ReleaseStore } from '../../releases/index.ts';
import { type S3Server, startS3Server } from '@metier/api/testing/s3';
import { newTeam } from '../../upload/testing/team.ts';
import { makeLiveAt, uploadRelease } from '../../upload/upload-release.ts';
import { createGateway } from './create-gateway.ts';
import { addSample, addSamples } from './testing/sample-gateway.ts';
import { sampleReleases } from './testing/sample-releases.ts';

/** Generous for busy machines: starts the storage. */
const TIMEOUT_MS = 300_000;

let server: S3Server;
let store: ReleaseStore;
let releases: Readonly<Record<string, string>>;
let api: FastifyInstance;
const openBucket = async () => new ReleaseStore(await openStore(server.place('gateway')));

beforeAll(async () => {
  server = await startS3Server();
  store = await openBucket();
  releases = await addSamples(store);
  api = fastify();
  await api.ready();
}, TIMEOUT_MS);
afterAll(() => api.close());

test(
  'pages and files are served from a bucket, also while it does not respond',
  async () => {
    const reports: string[] = [];
    const gateway = await createGateway({
      store: await openBucket(),
      api: { app: api },
      report: (message) => void reports.push(message),
    });
    const page = async () => (await gateway.inject('/')).body;
    expect(await page()).toContain(`"release":"${releases['customer']}"`);
    expect((await gateway.inject('/releases/customer/entry.js')).body).toBe('"customer plain"');
    expect((await gateway.inject('/releases/customer/none.js')).statusCode).toBe(404);

    // Another process releases.
    const next = await addSample(store, { ...sampleReleases().shell.manifest, firstPaint: 'another' });
    expect(await page()).toContain(`"release":"${next}"`);
    await makeLive(store, { by: 'test', why: '' }, { shell: releases['shell'] ?? '' });
    expect(await page()).toContain(`"release":"${releases['shell']}"`);

    // A team uploads.
    const team = await newTeam();
    const notes = await team.build('notes');
    const { key } = await store.keys.add({ app: 'notes', by: 'Ada' });
    const origin = `http://localhost:${new URL(await gateway.listen({ port: 0 })).port}`;
    expect(await uploadRelease(team.store, { app: 'notes', release: notes }, { origin, key })).toEqual({
      sent: 3,
    });
    await makeLiveAt({ origin, key }, 'notes', { release: notes, by: 'Bob', why: '' });
    expect(await page()).toContain(`"release":"${notes}"`);
    await team.leave();

    await server.stop();
    expect(await page()).toContain(`"release":"${releases['shell']}"`);
    expect(reports).toEqual([expect.stringContaining('those of the last read are served')]);
    await gateway.close();
  },
  TIMEOUT_MS,
);
