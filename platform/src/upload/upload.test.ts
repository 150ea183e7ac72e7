import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NOTES } from './testing/team.ts';
import { AUTHOR, UploadSample } from './testing/upload-sample.ts';
import { makeLiveAt, targetOf } from './upload-release.ts';

let product: UploadSample;
beforeEach(async () => {
  product = await UploadSample.start();
});
afterEach(() => product.close());

describe('an uploaded release', () => {
  test('keeps its name; the history has its author, key and reason', async () => {
    const release = await product.team.build('one');
    expect(await product.upload(release)).toEqual({ sent: 3 });
    expect(await product.live()).toBeUndefined();
    expect(await makeLiveAt(product.target, 'notes', { release, ...AUTHOR })).toBe(true);
    expect(await product.live()).toBe(release);
    expect(await product.sample.store.registry.read()).toMatchObject({
      by: `Bob <bob@example.com> (key ${product.id} of Ada)`,
      why: 'first notes',
      change: { action: 'release', apps: ['notes'] },
    });
    expect(await (await product.sample.get('/app/notes')).text()).toContain(`"release":"${release}"`);
    const file = await product.sample.get('/releases/notes/one.js', { 'accept-encoding': 'br' });
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(await file.text()).toBe('"one"');
    expect(await product.sample.store.keys.list()).toMatchObject([
      { usedOn: new Date().toISOString().slice(0, 10) },
    ]);
  });

  test('transfers only files that the gateway lacks', async () => {
    await product.upload(await product.team.build('one'));
    const release = await product.team.build('two');
    expect(await product.upload(release)).toEqual({ sent: 1 });
    expect(await product.upload(release)).toEqual({ sent: 0 });
    expect(await makeLiveAt(product.target, 'notes', { release, ...AUTHOR })).toBe(true);
    expect(await makeLiveAt(product.target, 'notes', { release, ...AUTHOR })).toBe(false);
  });

  test('that was interrupted is not a release; the next attempt sends the missing files', async () => {
    const { release, manifest } = await product.storedManifest('one');
    expect((await product.send('PUT', 'notes/files/shared.js', '"shared"')).status).toBe(204);
    expect(await product.sample.store.manifestOf('notes', release)).toBeUndefined();
    expect(await product.send('POST', 'notes/releases', manifest)).toMatchObject({
      status: 422,
      code: 'filesMissing',
      missing: ['notes.en.json', 'one.js'],
    });
    expect(await product.sample.store.manifestOf('notes', release)).toBeUndefined();
    expect(await product.send('POST', 'notes/live', { release, ...AUTHOR })).toMatchObject({
      status: 422,
      code: 'refused',
      message: expect.stringContaining(`notes has no release ${release}`),
    });
    expect(await product.upload(release)).toEqual({ sent: 2 });
    expect(await product.sample.store.isWhole('notes', release)).toBe(true);
  });

  test('that the gate refuses gets its message and stays stored', async () => {
    const [route] = NOTES.routes;
    const release = await product.team.build('one', {
      routes: route ? [{ ...route, path: '/app/my-projects' }] : [],
    });
    await product.upload(release);
    const before = await product.sample.store.registry.read();
    await expect(makeLiveAt(product.target, 'notes', { release, ...AUTHOR })).rejects.toThrow(
      'customer and notes both have the page',
    );
    const answer = await product.send('POST', 'notes/live', { release, ...AUTHOR });
    expect(answer).toMatchObject({ status: 422, code: 'gateRefused' });
    expect(await product.sample.store.registry.read()).toEqual(before);
    expect(await product.sample.store.isWhole('notes', release)).toBe(true);
  });
});

describe('the sender', () => {
  test.each(['http://metier.example', 'ftp://metier.example', 'metier.example', ''])(
    'sends no key to %s',
    (address) => expect(() => targetOf(address, product.target.key)).toThrow('is no address to release to'),
  );

  test('accepts an address with TLS or of this machine, and requires a key', () => {
    expect(targetOf('https://metier.example/app/', product.target.key)).toEqual({
      origin: 'https://metier.example',
      key: product.target.key,
    });
    expect(targetOf('http://localhost:8080', product.target.key).origin).toBe('http://localhost:8080');
    expect(() => targetOf('https://metier.example', '')).toThrow('METIER_DEPLOY_KEY is not set');
  });

  test('reports a gateway that does not answer', async () => {
    const release = await product.team.build('one');
    await product.sample.gateway.close();
    await expect(product.upload(release)).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
  });
});
