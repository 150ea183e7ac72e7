import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGateway } from '../federation/gateway/create-gateway.ts';
import { contentDigest, digestOf } from '../integrity.ts';
import { named, NOTES } from './testing/team.ts';
import { AUTHOR, UploadSample } from './testing/upload-sample.ts';

let product: UploadSample;
beforeEach(async () => {
  product = await UploadSample.start();
});
afterEach(() => product.close());

describe('a request without a key of the app', () => {
  test.each([
    ['PUT', 'notes/files/one.js'],
    ['POST', 'notes/releases'],
    ...['live', 'rollback', 'withdraw', 'canary', 'promote', 'abort'].map(
      (name) => ['POST', `notes/${name}`] as const,
    ),
  ])('%s %s is refused with 401 or 403, and changes nothing', async (method, path) => {
    const other = await product.sample.store.keys.add({ app: 'auth', by: 'Ada' });
    const lost = await product.sample.store.keys.add({ app: 'notes', by: 'Ada' });
    await product.sample.store.keys.revoke(lost.id);
    const body = method === 'PUT' ? 'x' : { release: product.sample.releases['auth'], ...AUTHOR };
    const before = await product.sample.store.registry.read();
    for (const secret of ['', 'x', lost.key, `${product.target.key.slice(0, -1)}-`])
      expect(await product.send(method, path, body, secret)).toMatchObject({
        status: 401,
        code: 'keyRefused',
      });
    expect(await product.send(method, path, body, other.key)).toMatchObject({
      status: 403,
      code: 'otherApp',
    });
    expect(await product.sample.store.readFile('notes', 'one.js')).toBeUndefined();
    expect(await product.sample.store.registry.read()).toEqual(before);
  });

  test('is refused before its body is read', async () => {
    const { port } = new URL(product.sample.origin);
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-length': 1_000_000, 'content-type': 'application/octet-stream' };
      const request = httpRequest({ port, path: '/deploy/notes/files/one.js', method: 'PUT', headers });
      // The body is announced but never sent.
      request.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      request.flushHeaders();
    });
    expect(status).toBe(401);
  });
});

test('a refused key is logged with the route and the network of its sender, never with the key', async () => {
  const { store, api } = product.sample;
  const lines: object[] = [];
  const log = { warn: (line: object) => void lines.push(line) };
  const gateway = await createGateway({ store, api: { app: api }, log });
  const other = await store.keys.add({ app: 'auth', by: 'Ada' });
  const old = await store.keys.add({ app: 'notes', by: 'Ada', days: 7, now: new Date('2026-03-01') });
  for (const { key } of [{ key: 'made-up' }, other, old])
    await gateway.inject({
      method: 'PUT',
      url: '/deploy/notes/files/one.js',
      remoteAddress: '2001:db8::7',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
      payload: 'x',
    });
  const rest = { method: 'PUT', route: '/deploy/:app/files/:file', sender: '2001:db8:0:0::/64' };
  expect(lines).toEqual([
    { security: 'deploy_key_rejected', ...rest },
    { security: 'access_denied', ...rest },
    { security: 'deploy_key_rejected', ...rest },
  ]);
  await gateway.close();
});

describe('uploaded content', () => {
  test('does not replace a stored file', async () => {
    const own = await product.sample.store.keys.add({ app: 'customer', by: 'Ada' });
    const answer = await product.send('PUT', 'customer/files/entry.js', '"evil"', own.key);
    expect(answer).toMatchObject({ status: 422, code: 'refused' });
    const served = await product.sample.get('/releases/customer/entry.js', { 'accept-encoding': 'identity' });
    expect(await served.text()).toBe('"customer plain"');
  });

  test.each([
    'one.js.br',
    'one.js.gz',
    'manifest.json',
    '.hidden',
    '..%2F..%2Fregistry%2F000009.json',
    'a%2Fb.js',
  ])('with the file name %s is refused', async (file) => {
    expect(await product.send('PUT', `notes/files/${file}`, 'x')).toMatchObject({
      status: 400,
      code: 'badRequest',
    });
  });

  test('must have its digest in its name', async () => {
    const file = named('one.js', '"one"');
    for (const [name, content] of [
      [file, '"another"'],
      ['one.js', '"one"'],
    ] as const)
      expect(await product.send('PUT', `notes/files/${name}`, content)).toMatchObject({
        status: 422,
        code: 'refused',
        message: `${name} does not have the digest of its content in its name: build with this workspace's platform or its packages.`,
      });
    expect((await product.send('PUT', `notes/files/${file}`, '"one"')).status).toBe(204);
  });

  test('repairs a stored file that is damaged', async () => {
    const file = named('one.js', '"one"');
    await product.send('PUT', `notes/files/${file}`, '"one"');
    await writeFile(join(product.sample.folder, 'files/notes', file), 'damaged');
    expect((await product.send('PUT', `notes/files/${file}`, '"one"')).status).toBe(204);
    expect(String(await product.sample.store.readFile('notes', file))).toBe('"one"');
  });

  test('is limited in size and number', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024 + 1);
    expect(await product.send('PUT', 'notes/files/large.js', large)).toMatchObject({
      status: 413,
      code: 'tooLarge',
    });
    const { manifest } = await product.storedManifest('one');
    const long = { ...manifest, more: 'x'.repeat(512 * 1024) };
    expect(await product.send('POST', 'notes/releases', long)).toMatchObject({
      status: 413,
      code: 'tooLarge',
    });
    const files = Object.fromEntries(
      Array.from({ length: 501 }, (_, n) => [`f.${contentDigest(`${n}`)}.js`, digestOf(`${n}`)]),
    );
    const many = { ...manifest, files: { ...manifest?.files, ...files } };
    expect(await product.send('POST', 'notes/releases', many)).toMatchObject({
      status: 413,
      code: 'tooLarge',
    });
  });

  test.each<[string, Record<string, unknown> & { files?: Record<string, string> }, string]>([
    ['of another app', { app: 'auth' }, '/app'],
    ['with an invalid path', { routes: [{ ...NOTES.routes[0], path: 'app' }] }, '/routes/0'],
    ['without texts', { locales: undefined }, 'locales'],
    ['with an invalid digest', { files: { 'one.js': 'md5' } }, '/files/one.js'],
    ['that refers to a file without a digest', { entry: 'none.js' }, 'none.js'],
    ['with a file without a digest in its name', { files: { 'two.js': digestOf('2') } }, 'two.js'],
    [
      'with a file with another digest in its name',
      { files: { [named('two.js', '2')]: digestOf('3') } },
      named('two.js', '2'),
    ],
    ['with a path as a file name', { files: { '../x': 'sha256-x' } }, '../x'],
  ])('in a manifest %s is refused; the message names the property', async (_, changes, property) => {
    const { manifest } = await product.storedManifest('one');
    const files = { ...manifest?.files, ...changes.files };
    const answer = await product.send('POST', 'notes/releases', { ...manifest, ...changes, files });
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
    const { status, code } = await product.send(method, path, body);
    expect([status, code]).not.toEqual([500, 'serverError']);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test('is accepted in four concurrent requests of a key; a further one gets 429 and may retry', async () => {
    const { port } = new URL(product.sample.origin);
    const headers = {
      authorization: `Bearer ${product.target.key}`,
      'content-length': 1000,
      'content-type': 'application/octet-stream',
    };
    // Five requests whose body never ends: the gateway responds to the one that it rejects.
    const slow = Array.from({ length: 5 }, (_, n) => {
      const request = httpRequest({ port, path: `/deploy/notes/files/${n}.js`, method: 'PUT', headers });
      request.on('error', () => undefined).flushHeaders();
      return request;
    });
    const [refused] = (await Promise.race(slow.map((each) => once(each, 'response')))) as [IncomingMessage];
    expect(refused.statusCode).toBe(429);
    const put = () => product.send('PUT', `notes/files/${named('one.js', 'x')}`, 'x');
    expect((await put()).code).toBe('tooMany');
    for (const request of slow) request.destroy();
    while ((await put()).status !== 204);
    expect(await product.sample.store.readFile('notes', '0.js')).toBeUndefined();
  });
});

test('an unexpected error is reported to the operator; the sender gets no details', async () => {
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const gateway = await createGateway({
    store: product.sample.store,
    api: { app: product.sample.api },
    report,
  });
  // A file in the place of the folder makes the write fail.
  await writeFile(join(product.sample.folder, 'files/notes'), '');
  const answer = await gateway.inject({
    method: 'PUT',
    url: `/deploy/notes/files/${named('one.js', 'x')}`,
    headers: { authorization: `Bearer ${product.target.key}`, 'content-type': 'application/octet-stream' },
    payload: 'x',
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: { code: 'serverError', message: 'The gateway failed. Try again later.' },
  });
  expect(reports).toEqual([expect.stringContaining('PUT /deploy/notes/files/one.')]);
  await gateway.close();
});
