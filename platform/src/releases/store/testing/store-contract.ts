import { describe, expect, jest, test } from '@jest/globals';
import type { Store } from '../store.ts';

const WRITERS = 20;
const REPLACEMENTS = 30;
/** Large enough to be written in several parts. */
const LARGE = 300_000;
/** Generous for busy machines. */
const TIMEOUT_MS = 120_000;
/** Some storages round to seconds, and a file system's clock may lag by milliseconds. */
const CLOCK_MS = 1000;

const text = (content: Buffer | undefined): string | undefined => content?.toString();
const keysOf = async (store: Store, prefix: string): Promise<string[]> =>
  (await store.list(prefix)).map(({ key }) => key);

/**
 * Tests that every implementation of a store must pass.
 *
 * @param open opens an empty store
 */
export function testStoreContract(open: () => Promise<Store>): void {
  jest.setTimeout(TIMEOUT_MS);
  describe('every store', () => {
    test('a key has the content that was put last', async () => {
      const store = await open();
      const bytes = Buffer.from([0, 255, 13, 10, 195, 40]);
      expect(await store.get('a/b.bin')).toBeUndefined();
      await store.put('a/b.bin', Buffer.from('first'));
      await store.put('a/b.bin', bytes);
      const content = await store.get('a/b.bin');
      expect(content).toBeInstanceOf(Buffer);
      expect(content?.equals(bytes)).toBe(true);
      await store.put('empty', Buffer.alloc(0));
      expect(await store.get('empty')).toHaveLength(0);
      expect(await store.get('a')).toBeUndefined();
    });

    test('a key that exists is not created again and keeps its content', async () => {
      const store = await open();
      expect(await store.createOnce('registry/000001.json', Buffer.from('one'))).toBe(true);
      expect(await store.createOnce('registry/000001.json', Buffer.from('two'))).toBe(false);
      expect(text(await store.get('registry/000001.json'))).toBe('one');
      await store.put('registry/000002.json', Buffer.from('put'));
      expect(await store.createOnce('registry/000002.json', Buffer.from('two'))).toBe(false);
      expect(text(await store.get('registry/000002.json'))).toBe('put');
    });

    test(`of ${WRITERS} writers that create a key at once exactly one wins, and its content stays`, async () => {
      const store = await open();
      const contents = Array.from({ length: WRITERS }, (_, writer) => `writer ${writer}`);
      for (const key of ['race/1', 'race/2', 'race/3']) {
        const won = await Promise.all(contents.map((content) => store.createOnce(key, Buffer.from(content))));
        const winners = contents.filter((_, writer) => won[writer]);
        expect(winners).toEqual([text(await store.get(key))]);
      }
    });

    test('keys are listed by prefix, sorted by name, with the time of their last write', async () => {
      const store = await open();
      const before = Date.now();
      for (const key of ['files/b/2.js', 'registry/000010.json', 'files/a.js', 'files/b/1.js', 'filesystem'])
        await store.put(key, Buffer.from(key));
      expect(await keysOf(store, '')).toEqual([
        'files/a.js',
        'files/b/1.js',
        'files/b/2.js',
        'filesystem',
        'registry/000010.json',
      ]);
      expect(await keysOf(store, 'files/')).toEqual(['files/a.js', 'files/b/1.js', 'files/b/2.js']);
      expect(await keysOf(store, 'files/b/1')).toEqual(['files/b/1.js']);
      expect(await keysOf(store, 'files')).toContain('filesystem');
      expect(await keysOf(store, 'absent/')).toEqual([]);
      for (const { modified } of await store.list('')) {
        expect(modified.getTime()).toBeGreaterThan(before - CLOCK_MS);
        expect(modified.getTime()).toBeLessThan(Date.now() + CLOCK_MS);
      }
    });

    test('a removed key does not exist and can be created again; removing a missing key does nothing', async () => {
      const store = await open();
      await store.put('a/1', Buffer.from('one'));
      await store.put('a/2', Buffer.from('two'));
      await store.remove('a/1');
      await store.remove('a/1');
      await store.remove('b/never');
      expect(await store.get('a/1')).toBeUndefined();
      expect(await keysOf(store, '')).toEqual(['a/2']);
      expect(await store.createOnce('a/1', Buffer.from('again'))).toBe(true);
    });

    test('a reader sees the content before or after a put, never a part of it', async () => {
      const store = await open();
      const contents = ['a', 'b'].map((letter, size) => letter.repeat(LARGE * (size + 1)));
      await store.put('file', Buffer.from(contents[0] ?? ''));
      const writing = new AbortController();
      const read = async (): Promise<Set<string | undefined>> => {
        const seen = new Set<string | undefined>();
        while (!writing.signal.aborted) seen.add(text(await store.get('file')));
        return seen;
      };
      const readers = [read(), read(), read()];
      for (let round = 0; round < REPLACEMENTS; round++)
        await store.put('file', Buffer.from(contents[round % 2] ?? ''));
      writing.abort();
      for (const seen of await Promise.all(readers))
        expect([...seen].filter((content) => !contents.includes(content ?? ''))).toEqual([]);
    });

    test.each(['../x', 'a/../../x', 'a/./b', '/x', 'a//b', 'a/', '', 'a\\..\\b', '.unfinished/x'])(
      'the key "%s" is refused by every call',
      async (key) => {
        const store = await open();
        const content = Buffer.from('x');
        await expect(store.get(key)).rejects.toThrow('is not a key');
        await expect(store.put(key, content)).rejects.toThrow('is not a key');
        await expect(store.createOnce(key, content)).rejects.toThrow('is not a key');
        await expect(store.remove(key)).rejects.toThrow('is not a key');
      },
    );

    test.each(['../', '/', 'a//', '.unfinished/'])('the prefix "%s" is refused', async (prefix) => {
      const store = await open();
      await expect(store.list(prefix)).rejects.toThrow('is not a key');
    });
  });
}
