import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { entryOf, NOTES, SHARED, TEXTS } from './testing/team.ts';
import { AUTHOR, UploadSample } from './testing/upload-sample.ts';
import type { AppReleases } from '../releases/index.ts';
import { releasesAt } from './releases-at.ts';
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
    const file = await product.sample.get(`/releases/notes/${entryOf('one')}`, { 'accept-encoding': 'br' });
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
    expect((await product.send('PUT', `notes/files/${SHARED}`, '"shared"')).status).toBe(204);
    expect(await product.sample.store.manifestOf('notes', release)).toBeUndefined();
    expect(await product.send('POST', 'notes/releases', manifest)).toMatchObject({
      status: 422,
      code: 'filesMissing',
      missing: [TEXTS, entryOf('one')],
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

describe('with a key, a team', () => {
  const by = () => `Bob <bob@example.com> (key ${product.id} of Ada)`;
  let releases: AppReleases;
  let one: string;
  let two: string;
  beforeEach(async () => {
    releases = releasesAt(product.target, 'notes');
    [one, two] = [await product.team.build('one'), await product.team.build('two')];
    for (const release of [one, two]) {
      await product.upload(release);
      await makeLiveAt(product.target, 'notes', { release, ...AUTHOR });
    }
  });

  test('sees what is live, since when, by whom and why', async () => {
    expect(await releases.state()).toEqual({
      live: two,
      held: [],
      since: { at: expect.any(String), by: by(), why: AUTHOR.why },
    });
    expect(await releasesAt(await keyFor('other'), 'other').state()).toBeUndefined();
  });

  test('rolls its app back, once per request', async () => {
    expect(await releases.rollBack(AUTHOR, {})).toEqual({ live: one, held: [two] });
    expect((await releases.state())?.since).toMatchObject({ by: by() });
    expect(await product.send('POST', 'notes/rollback', { from: two, ...AUTHOR })).toMatchObject({
      status: 422,
      code: 'refused',
      message: `notes ${two} is no longer live.`,
    });
    expect(await releases.rollBack(AUTHOR, { to: two })).toMatchObject({ live: two, held: [one] });
  });

  test('tries a release as a canary, promotes and aborts it', async () => {
    const three = await product.team.build('three');
    await product.upload(three);
    const schedule = { steps: [10, 100], minutes: 10 };
    const canary = { release: three, percent: 10, schedule };
    expect(await releases.setCanary(AUTHOR, canary)).toMatchObject({ live: two, canary });
    expect(await releases.abort(AUTHOR, {})).toMatchObject({ live: two, held: [three] });
    await releases.setCanary(AUTHOR, { release: three, percent: 50 });
    await expect(releases.promote(AUTHOR, { release: one })).rejects.toThrow(`no longer ${one}`);
    expect(await releases.promote(AUTHOR, { release: three })).toMatchObject({ live: three });
    await expect(releases.setCanary(AUTHOR, { release: one, percent: 0 })).rejects.toThrow('more than 0');
  });

  test('withdraws its app, and no other', async () => {
    expect(await releases.withdraw(AUTHOR, {})).toEqual({ live: null, held: [] });
    expect(await product.live()).toBeNull();
    expect(await product.send('POST', 'customer/withdraw', AUTHOR)).toMatchObject({ code: 'otherApp' });
    expect(await product.send('POST', 'notes/withdraw', { by: 7 })).toMatchObject({ code: 'badRequest' });
    const shell = releasesAt(await keyFor('shell'), 'shell');
    await expect(shell.withdraw(AUTHOR, {})).rejects.toThrow('Without the shell there is no page');
  });

  test('cannot override the gate', async () => {
    await expect(releases.rollBack(AUTHOR, { force: true })).rejects.toThrow('leave out --force');
    expect(await product.live()).toBe(two);
  });

  const keyFor = async (app: string) => ({
    ...product.target,
    key: (await product.sample.store.keys.add({ app, by: 'Ada' })).key,
  });
});

describe('the sender', () => {
  test.each(['http://metier.example', 'ftp://metier.example', 'metier.example', ''])(
    'sends no key to %s',
    (address) =>
      expect(() => targetOf(address, product.target.key)).toThrow('is not an address to release to'),
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
