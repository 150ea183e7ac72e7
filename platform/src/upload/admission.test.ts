import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FolderStore, ReleaseStore } from '../releases/index.ts';
import { Admission } from './admission.ts';

let folder: string;
let store: ReleaseStore;
let admission: Admission;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admission-'));
  store = new ReleaseStore(new FolderStore(folder));
  admission = new Admission(store.keys);
});
afterEach(() => rm(folder, { recursive: true }));

const refusalOf = (admitted: Promise<unknown>) =>
  admitted.then(
    () => 'admitted',
    (error: { code: string }) => error.code,
  );

test('a key is admitted for its app only, as a bearer token', async () => {
  const { key, id } = await store.keys.add({ app: 'notes', by: 'Ada' });
  expect(await admission.admit('a', `Bearer ${key}`, 'notes')).toMatchObject({ id, by: 'Ada' });
  expect(await refusalOf(admission.admit('a', `Bearer ${key}`, 'customer'))).toBe('otherApp');
  for (const header of [undefined, '', key, `Basic ${key}`, 'Bearer ', `Bearer ${key}x`])
    expect(await refusalOf(admission.admit('a', header, 'notes'))).toBe('keyRefused');
});

test('an expired key is refused with the day of its end', async () => {
  const { key } = await store.keys.add({ app: 'notes', by: 'Ada', days: 7, now: new Date('2026-03-01') });
  await expect(admission.admit('a', `Bearer ${key}`, 'notes')).rejects.toMatchObject({
    code: 'keyExpired',
    status: 401,
    message: expect.stringContaining('The key expired on 2026-03-08.'),
  });
});

test('after 30 failed attempts a minute a sender is refused without reading the store; others are not', async () => {
  const { key } = await store.keys.add({ app: 'notes', by: 'Ada' });
  // More than two minutes allow, in case a minute ends meanwhile.
  const tries = Array.from({ length: 100 }, () => refusalOf(admission.admit('a', 'Bearer x', 'notes')));
  const answers = await Promise.all(tries);
  expect(answers.filter((answer) => answer === 'keyRefused').length).toBeLessThanOrEqual(60);
  expect(answers).toContain('tooMany');
  expect(await refusalOf(admission.admit('b', `Bearer ${key}`, 'notes'))).toBe('admitted');
});

test('requests with a valid key do not count as failed attempts', async () => {
  const { key } = await store.keys.add({ app: 'notes', by: 'Ada' });
  for (let count = 0; count < 100; count++) await admission.admit('a', `Bearer ${key}`, 'notes');
  expect(await refusalOf(admission.admit('a', `Bearer ${key}`, 'notes'))).toBe('admitted');
});

test('a key may have four concurrent requests', async () => {
  const [one, other] = await Promise.all(
    ['notes', 'customer'].map(async (app) => {
      const { key } = await store.keys.add({ app, by: 'Ada' });
      return admission.admit('a', `Bearer ${key}`, app);
    }),
  );
  if (!one || !other) throw new Error('There are two.');
  const [release] = Array.from({ length: 4 }, () => admission.acquire(one));
  expect(() => admission.acquire(one)).toThrow('4 concurrent requests');
  admission.acquire(other);
  release?.();
  admission.acquire(one);
  expect(() => admission.acquire(one)).toThrow('4 concurrent requests');
});

test('the day of the last use is recorded', async () => {
  const { key } = await store.keys.add({ app: 'notes', by: 'Ada' });
  const found = await admission.admit('a', `Bearer ${key}`, 'notes');
  for (const day of ['2026-03-01', '2026-03-01', '2026-03-02'])
    await admission.recordUse(found, new Date(`${day}T12:00:00Z`));
  expect(await store.keys.list()).toMatchObject([{ usedOn: '2026-03-02' }]);
});
