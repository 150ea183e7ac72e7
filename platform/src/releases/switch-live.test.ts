import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseStore } from './release-store.ts';
import { makeLive, rollBack, withdraw } from './switch-live.ts';
import { ADA, SampleStore } from './testing/sample-store.ts';

let sample: SampleStore;
let store: ReleaseStore;
beforeEach(async () => {
  sample = await SampleStore.create();
  ({ store } = sample);
});
afterEach(() => sample.close());

describe('live releases', () => {
  test('must be stored', async () => {
    const one = await sample.add('one');
    for (const name of ['none', `./${one}`, `../customer/${one}`, 'a'.repeat(300)])
      await expect(makeLive(store, ADA, { customer: name })).rejects.toThrow(
        `customer has no release ${name}. Those that were live: npm run history -- customer`,
      );
    expect(await store.registry.read()).toBeUndefined();
  });

  test('must have all of their files', async () => {
    const [one, two] = [await sample.add('one'), await sample.add('two')];
    await makeLive(store, ADA, { customer: one });
    await makeLive(store, ADA, { customer: two });
    await store.noteSource('customer', 's0urce', one);
    await rm(join(sample.folder, 'dist/files/customer/one.js'));
    await expect(makeLive(store, ADA, { customer: one })).rejects.toThrow('lost some of its files');
    await expect(rollBack(store, ADA, 'customer')).rejects.toThrow('no earlier release');
    expect(await store.releaseOf('customer', 's0urce')).toBeUndefined();
    expect(await sample.add('one')).toBe(one);
    expect(await rollBack(store, ADA, 'customer')).toBe(one);
  });

  test('are not written again, and as a first release only into an empty store', async () => {
    const [one, two] = [await sample.add('one'), await sample.add('two')];
    expect(await makeLive(store, ADA, { customer: one }, { onlyIfEmpty: true })).toMatchObject({ number: 1 });
    expect(await makeLive(store, ADA, { customer: one })).toBeUndefined();
    expect(await makeLive(store, ADA, { customer: two }, { onlyIfEmpty: true })).toBeUndefined();
    expect(await sample.stateOf()).toEqual({ live: one, held: [] });
  });

  test('are switched for several apps in one step', async () => {
    const [customer, freelancer] = [await sample.add('one'), await sample.add('one', 'freelancer')];
    await makeLive(store, ADA, { customer, freelancer });
    const [document, ...earlier] = await store.registry.history();
    expect(document?.change).toEqual({ action: 'release', apps: ['customer', 'freelancer'] });
    expect(earlier).toEqual([]);
  });

  test('can be rolled back repeatedly; the releases rolled back are held back', async () => {
    const [one = '', two = '', three = ''] = await sample.releaseAll('one', 'two', 'three');
    expect(await rollBack(store, ADA, 'customer')).toBe(two);
    expect(await rollBack(store, ADA, 'customer')).toBe(one);
    expect(await sample.stateOf()).toEqual({ live: one, held: [two, three] });
    await expect(rollBack(store, ADA, 'customer')).rejects.toThrow(
      'customer has no earlier release to go back to.',
    );
    await makeLive(store, ADA, { customer: three });
    expect(await sample.stateOf()).toEqual({ live: three, held: [two] });
  });

  test('can be rolled back to a named release', async () => {
    const [one = '', , three = ''] = await sample.releaseAll('one', 'two', 'three');
    expect(await rollBack(store, ADA, 'customer', { to: one })).toBe(one);
    expect(await sample.stateOf()).toEqual({ live: one, held: [three] });
    await expect(rollBack(store, ADA, 'customer', { to: 'none' })).rejects.toThrow(
      'customer has no release none.',
    );
    await expect(rollBack(store, ADA, 'customer', { to: one })).rejects.toThrow(
      `customer ${one} is live already.`,
    );
  });

  test('can be withdrawn, which keeps the history', async () => {
    const [one] = await sample.releaseAll('one');
    await withdraw(store, ADA, 'customer');
    expect(await sample.stateOf()).toEqual({ live: null, held: [] });
    expect((await store.registry.history()).map(({ apps }) => apps['customer']?.live)).toEqual([null, one]);
    await expect(withdraw(store, ADA, 'customer')).rejects.toThrow('customer has no live release.');
    await expect(rollBack(store, ADA, 'customer')).rejects.toThrow('customer has no live release.');
  });
});
