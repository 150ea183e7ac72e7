import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGateway } from '../gateway/create-gateway.ts';
import { type SampleGateway, startSampleGateway } from '../gateway/testing/sample-gateway.ts';
import type { DeployErrorBody } from './protocol.ts';
import { newTeam, NOTES, type Team } from './testing/team.ts';
import { makeLiveAt, type Target, targetOf, uploadRelease } from './upload-release.ts';

const AUTHOR = { by: 'Bob <bob@example.com>', why: 'first notes' };

let sample: SampleGateway;
let team: Team;
let key: string;
let id: string;
let target: Target;
beforeEach(async () => {
  [sample, team] = await Promise.all([startSampleGateway(), newTeam()]);
  ({ key, id } = await sample.store.keys.add({ app: 'notes', by: 'Ada' }));
  target = { origin: `http://localhost:${new URL(sample.origin).port}`, key };
});
afterEach(async () => {
  await Promise.all([sample.close(), team.leave()]);
});

const upload = (release: string) => uploadRelease(team.store, { app: 'notes', release }, target);
const liveNow = async () => (await sample.store.registry.read())?.apps['notes']?.live;

/** Sends a request of the protocol: strings and buffers as a file, anything else as JSON. */
async function send(method: string, path: string, body: unknown, secret = key) {
  const isFile = typeof body === 'string' || Buffer.isBuffer(body);
  const response = await fetch(`${target.origin}/deploy/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
    },
    body: isFile ? new Uint8Array(Buffer.from(body)) : JSON.stringify(body),
  });
  const text = await response.text();
  const { error } = (text ? JSON.parse(text) : {}) as Partial<DeployErrorBody>;
  return {
    status: response.status,
    code: error?.code,
    message: error?.message ?? '',
    missing: error?.missing,
  };
}

const storedManifest = async (text: string) => {
  const release = await team.build(text);
  return { release, manifest: await team.store.manifestOf('notes', release) };
};

describe('an uploaded release', () => {
  test('keeps its name; the history has its author, key and reason', async () => {
    const release = await team.build('one');
    expect(await upload(release)).toEqual({ sent: 3 });
    expect(await liveNow()).toBeUndefined();
    expect(await makeLiveAt(target, 'notes', { release, ...AUTHOR })).toBe(true);
    expect(await liveNow()).toBe(release);
    expect(await sample.store.registry.read()).toMatchObject({
      by: `Bob <bob@example.com> (key ${id} of Ada)`,
      why: 'first notes',
      change: { action: 'release', apps: ['notes'] },
    });
    expect(await (await sample.get('/app/notes')).text()).toContain(`"release":"${release}"`);
    const file = await sample.get('/releases/notes/one.js', { 'accept-encoding': 'br' });
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(await file.text()).toBe('"one"');
    expect(await sample.store.keys.list()).toMatchObject([{ usedOn: new Date().toISOString().slice(0, 10) }]);
  });

  test('transfers only files that the gateway lacks', async () => {
    await upload(await team.build('one'));
    const release = await team.build('two');
    expect(await upload(release)).toEqual({ sent: 1 });
    expect(await upload(release)).toEqual({ sent: 0 });
    expect(await makeLiveAt(target, 'notes', { release, ...AUTHOR })).toBe(true);
    expect(await makeLiveAt(target, 'notes', { release, ...AUTHOR })).toBe(false);
  });

  test('that was interrupted is not a release; the next attempt sends the missing files', async () => {
    const { release, manifest } = await storedManifest('one');
    expect((await send('PUT', 'notes/files/shared.js', '"shared"')).status).toBe(204);
    expect(await sample.store.manifestOf('notes', release)).toBeUndefined();
    expect(await send('POST', 'notes/releases', manifest)).toMatchObject({
      status: 422,
      code: 'filesMissing',
      missing: ['notes.en.json', 'one.js'],
    });
    expect(await sample.store.manifestOf('notes', release)).toBeUndefined();
    expect(await send('POST', 'notes/live', { release, ...AUTHOR })).toMatchObject({
      status: 422,
      code: 'refused',
      message: expect.stringContaining(`notes has no release ${release}`),
    });
    expect(await upload(release)).toEqual({ sent: 2 });
    expect(await sample.store.isWhole('notes', release)).toBe(true);
  });

  test('that the gate refuses gets its message and stays stored', async () => {
    const [route] = NOTES.routes;
    const release = await team.build('one', {
      routes: route ? [{ ...route, path: '/app/my-projects' }] : [],
    });
    await upload(release);
    const before = await sample.store.registry.read();
    await expect(makeLiveAt(target, 'notes', { release, ...AUTHOR })).rejects.toThrow(
      'customer and notes both have the page',
    );
    const answer = await send('POST', 'notes/live', { release, ...AUTHOR });
    expect(answer).toMatchObject({ status: 422, code: 'gateRefused' });
    expect(await sample.store.registry.read()).toEqual(before);
    expect(await sample.store.isWhole('notes', release)).toBe(true);
  });
});

describe('a request without a key of the app', () => {
  test.each([
    ['PUT', 'notes/files/one.js'],
    ['POST', 'notes/releases'],
    ['POST', 'notes/live'],
  ])('%s %s is refused with 401 or 403, and changes nothing', async (method, path) => {
    const other = await sample.store.keys.add({ app: 'auth', by: 'Ada' });
    const lost = await sample.store.keys.add({ app: 'notes', by: 'Ada' });
    await sample.store.keys.revoke(lost.id);
    const body = method === 'PUT' ? 'x' : { release: sample.releases['auth'], ...AUTHOR };
    const before = await sample.store.registry.read();
    for (const secret of ['', 'x', lost.key, `${key.slice(0, -1)}-`])
      expect(await send(method, path, body, secret)).toMatchObject({ status: 401, code: 'keyRefused' });
    expect(await send(method, path, body, other.key)).toMatchObject({ status: 403, code: 'otherApp' });
    expect(await sample.store.readFile('notes', 'one.js')).toBeUndefined();
    expect(await sample.store.registry.read()).toEqual(before);
  });

  test('is refused before its body is read', async () => {
    const { port } = new URL(sample.origin);
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-length': 1_000_000, 'content-type': 'application/octet-stream' };
      const request = httpRequest({ port, path: '/deploy/notes/files/one.js', method: 'PUT', headers });
      // Nothing of the announced body is ever sent.
      request.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      request.flushHeaders();
    });
    expect(status).toBe(401);
  });
});

describe('uploaded content', () => {
  test('does not replace a stored file', async () => {
    const own = await sample.store.keys.add({ app: 'customer', by: 'Ada' });
    const answer = await send('PUT', 'customer/files/entry.js', '"evil"', own.key);
    expect(answer).toMatchObject({ status: 422, code: 'refused' });
    const served = await sample.get('/releases/customer/entry.js', { 'accept-encoding': 'identity' });
    expect(await served.text()).toBe('"customer plain"');
    const { manifest } = await storedManifest('one');
    await send('PUT', 'notes/files/one.js', '"other"');
    for (const [file, text] of Object.entries({ 'shared.js': '"shared"', 'notes.en.json': '{}' }))
      await send('PUT', `notes/files/${file}`, text);
    expect(await send('POST', 'notes/releases', manifest)).toMatchObject({
      status: 422,
      code: 'refused',
      message: expect.stringContaining('another file one.js'),
    });
  });

  test.each([
    'one.js.br',
    'one.js.gz',
    'manifest.json',
    '.hidden',
    '..%2F..%2Fregistry%2F000009.json',
    'a%2Fb.js',
  ])('with the file name %s is refused', async (file) => {
    expect(await send('PUT', `notes/files/${file}`, 'x')).toMatchObject({ status: 400, code: 'badRequest' });
  });

  test('must match the digest in its name', async () => {
    const digest = createHash('sha256').update('"one"').digest('base64url');
    const answer = await send('PUT', `notes/files/one.${digest}.js`, '"another"');
    expect(answer).toMatchObject({ status: 422, code: 'refused' });
    expect((await send('PUT', `notes/files/one.${digest}.js`, '"one"')).status).toBe(204);
  });

  test('is limited in size and number', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024 + 1);
    expect(await send('PUT', 'notes/files/large.js', large)).toMatchObject({ status: 413, code: 'tooLarge' });
    const { manifest } = await storedManifest('one');
    const long = { ...manifest, more: 'x'.repeat(512 * 1024) };
    expect(await send('POST', 'notes/releases', long)).toMatchObject({ status: 413, code: 'tooLarge' });
    const files = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f${n}.js`, 'sha256-x']));
    const many = { ...manifest, files: { ...manifest?.files, ...files } };
    expect(await send('POST', 'notes/releases', many)).toMatchObject({ status: 413, code: 'tooLarge' });
  });

  test.each<[string, Record<string, unknown> & { files?: Record<string, string> }, string]>([
    ['of another app', { app: 'auth' }, '/app'],
    ['with an invalid path', { routes: [{ ...NOTES.routes[0], path: 'app' }] }, '/routes/0'],
    ['without texts', { locales: undefined }, 'locales'],
    ['with an invalid digest', { files: { 'one.js': 'md5' } }, '/files/one.js'],
    ['that refers to a file without a digest', { entry: 'none.js' }, 'none.js'],
    ['with a path as a file name', { files: { '../x': 'sha256-x' } }, '../x'],
  ])('in a manifest %s is refused; the message names the property', async (_, changes, property) => {
    const { manifest } = await storedManifest('one');
    const files = { ...manifest?.files, ...changes.files };
    const answer = await send('POST', 'notes/releases', { ...manifest, ...changes, files });
    expect(answer).toMatchObject({
      status: 422,
      code: 'refused',
      message: expect.stringContaining(property),
    });
  });

  test.each([
    ['PUT', 'notes/files/one.js', { a: 1 }],
    ['POST', 'notes/releases', 'text'],
    ['POST', 'notes/live', {}],
    ['POST', 'notes/live', { release: 'x', by: 'x'.repeat(201), why: '' }],
  ])('in %s %s must match the protocol', async (method, path, body) => {
    const { status, code } = await send(method, path, body);
    expect([status, code]).not.toEqual([500, 'serverError']);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test('is accepted in four concurrent requests of a key; a further one gets 429 and may retry', async () => {
    const { port } = new URL(sample.origin);
    const headers = {
      authorization: `Bearer ${key}`,
      'content-length': 1000,
      'content-type': 'application/octet-stream',
    };
    // Five requests whose body never ends: the gateway answers the one that it refuses.
    const slow = Array.from({ length: 5 }, (_, n) => {
      const request = httpRequest({ port, path: `/deploy/notes/files/${n}.js`, method: 'PUT', headers });
      request.on('error', () => undefined).flushHeaders();
      return request;
    });
    const [refused] = (await Promise.race(slow.map((each) => once(each, 'response')))) as [IncomingMessage];
    expect(refused.statusCode).toBe(429);
    const put = () => send('PUT', 'notes/files/one.js', 'x');
    expect((await put()).code).toBe('tooMany');
    for (const request of slow) request.destroy();
    while ((await put()).status !== 204);
    expect(await sample.store.readFile('notes', '0.js')).toBeUndefined();
  });
});

test('an unexpected error is reported to the operator; the sender gets no details', async () => {
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const gateway = await createGateway({ store: sample.store, api: { app: sample.api }, report });
  // A file in the place of the folder makes the write fail.
  await writeFile(join(sample.folder, 'files/notes'), '');
  const answer = await gateway.inject({
    method: 'PUT',
    url: '/deploy/notes/files/one.js',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    payload: 'x',
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: { code: 'serverError', message: 'The gateway failed. Try again later.' },
  });
  expect(reports).toEqual([expect.stringContaining('PUT /deploy/notes/files/one.js')]);
  await gateway.close();
});

describe('the sender', () => {
  test.each(['http://metier.example', 'ftp://metier.example', 'metier.example', ''])(
    'sends no key to %s',
    (address) => expect(() => targetOf(address, key)).toThrow('is no address to release to'),
  );

  test('accepts an address with TLS or of this machine, and requires a key', () => {
    expect(targetOf('https://metier.example/app/', key)).toEqual({ origin: 'https://metier.example', key });
    expect(targetOf('http://localhost:8080', key).origin).toBe('http://localhost:8080');
    expect(() => targetOf('https://metier.example', '')).toThrow('METIER_DEPLOY_KEY is not set');
  });

  test('reports a gateway that does not answer', async () => {
    const release = await team.build('one');
    await sample.gateway.close();
    await expect(upload(release)).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
  });
});
