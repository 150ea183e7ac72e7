import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openStore, type Store } from '../store/index.ts';
import { type S3Server, startS3Server } from '@metier/api/testing/s3';
import { DeployKeys, isExpired } from './deploy-keys.ts';

/** Timeout to start the storage, generous for busy machines. */
const TIMEOUT_MS = 300_000;

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  server = await startS3Server();
}, TIMEOUT_MS);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const NOW = '2026-03-01T12:00:00.000Z';
/** 90 days later. */
const UNTIL = '2026-05-30T12:00:00.000Z';

let homes = 0;
const HOMES: readonly (readonly [string, () => string])[] = [
  ['a folder', () => join(folder, String(++homes))],
  ['a bucket', () => server.place(`keys-${++homes}`)],
];

describe.each(HOMES)('deploy keys in %s', (_, place) => {
  let store: Store;
  let keys: DeployKeys;
  /** The same store as seen by a gateway. */
  let elsewhere: DeployKeys;
  beforeEach(async () => {
    const home = place();
    store = await openStore(home);
    keys = new DeployKeys(store);
    elsewhere = new DeployKeys(await openStore(home));
  });

  test('a key is found by its secret, with its app and creator', async () => {
    const { key, id } = await keys.add({ app: 'customer', by: 'Ada', now: new Date(NOW) });
    expect(await elsewhere.find(key)).toEqual({ id, app: 'customer', by: 'Ada', at: NOW, until: UNTIL });
  });

  test('every key is different', async () => {
    const [one, other] = [await keys.add({ app: 'a', by: '' }), await keys.add({ app: 'a', by: '' })];
    expect(one.id).not.toBe(other.id);
    expect(one.key.split('_')[2]).not.toBe(other.key.split('_')[2]);
  });

  test('a key cannot be recovered from the store', async () => {
    const { key } = await keys.add({ app: 'customer', by: 'Ada' });
    const secret = key.split('_').slice(2).join('_');
    for (const stored of await store.list('')) {
      const content = String(await store.get(stored.key));
      expect(content).not.toContain(secret);
      // The stored hash is no valid key either.
      const { hash } = JSON.parse(content) as { hash: string };
      expect(await keys.find(key.replace(secret, hash))).toBeUndefined();
    }
  });

  test('an invalid key, or one with another secret, is rejected', async () => {
    const { key, id } = await keys.add({ app: 'customer', by: 'Ada' });
    const other = await keys.add({ app: 'auth', by: 'Ada' });
    const foreign = `metier_${id}_${other.key.slice(`metier_${id}_`.length)}`;
    const wrong = [
      '',
      'x',
      key.slice(0, -1),
      `${key}x`,
      `x${key}`,
      `${key}\n`,
      foreign,
      `metier_../../x_${'a'.repeat(43)}`,
    ];
    for (const each of wrong) expect(await keys.find(each)).toBeUndefined();
  });

  test('a revoked key is rejected from the next request on, and not listed', async () => {
    const [kept, lost] = [await keys.add({ app: 'a', by: '' }), await keys.add({ app: 'a', by: '' })];
    expect(await elsewhere.find(lost.key)).toBeDefined();
    await keys.revoke(lost.id);
    expect(await elsewhere.find(lost.key)).toBeUndefined();
    expect(await elsewhere.find(kept.key)).toBeDefined();
    expect((await elsewhere.list()).map(({ id }) => id)).toEqual([kept.id]);
    await expect(keys.revoke(lost.id)).rejects.toThrow(`There is no key ${lost.id}.`);
    await expect(keys.revoke('../x')).rejects.toThrow('There is no key ../x.');
  });

  test('a use recorded while the key is being revoked does not restore it', async () => {
    const { key, id } = await keys.add({ app: 'a', by: '' });
    await keys.revoke(id);
    await elsewhere.recordUse(id, '2026-03-01');
    expect(await keys.find(key)).toBeUndefined();
    expect(await keys.list()).toEqual([]);
  });

  test('the list shows the day of the last use, and not the secret', async () => {
    const { id } = await keys.add({ app: 'customer', by: 'Ada', now: new Date(NOW) });
    expect(await keys.list()).toEqual([
      { id, app: 'customer', by: 'Ada', at: NOW, until: UNTIL, usedOn: undefined },
    ]);
    await elsewhere.recordUse(id, '2026-03-01');
    await elsewhere.recordUse(id, '2026-03-02');
    expect(await keys.list()).toMatchObject([{ id, usedOn: '2026-03-02' }]);
  });

  test('a key expires after its days; keys from before that do not', async () => {
    const { key, id } = await keys.add({ app: 'a', by: '', days: 7, now: new Date(NOW) });
    const found = await elsewhere.find(key);
    if (!found) throw new Error('The key was not found.');
    expect(isExpired(found, new Date('2026-03-08T11:59:59Z'))).toBe(false);
    expect(isExpired(found, new Date('2026-03-08T12:00:00Z'))).toBe(true);
    const stored = JSON.parse(String(await store.get(`keys/${id}.json`))) as object;
    await store.put(`keys/${id}.json`, Buffer.from(JSON.stringify({ ...stored, until: undefined })));
    const before = await elsewhere.find(key);
    expect(before && isExpired(before, new Date('2999-01-01'))).toBe(false);
  });

  test('a damaged key is rejected, and the others are listed', async () => {
    const { key, id } = await keys.add({ app: 'customer', by: 'Ada' });
    const { id: other } = await keys.add({ app: 'customer', by: 'Ada' });
    await store.put(`keys/${id}.json`, Buffer.from('{'));
    expect(await keys.find(key)).toBeUndefined();
    expect((await keys.list()).map((each) => each.id)).toEqual([other]);
  });
});
