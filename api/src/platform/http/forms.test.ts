import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestHarness, type Client, type TestHarness } from '../../testing/index.ts';
import { AppError } from '../errors/index.ts';
import { route } from './route.ts';

const CALL = 'POST /api/freelancers/portfolios';
let harness: TestHarness;
let somebody: Client;
let arrived: unknown;

beforeAll(async () => {
  harness = await createTestHarness({
    routes: [
      route(CALL, ({ body }) => {
        arrived = body;
        throw new AppError('stateChanged');
      }),
    ],
  });
  somebody = await harness.actor('freelancer');
});
afterAll(() => harness.close());
beforeEach(() => {
  arrived = undefined;
});

/** Sends a form unchanged. */
async function sendRaw(payload: string, contentType = 'multipart/form-data; boundary=x') {
  const { error } = await somebody.send(CALL, {
    headers: { 'content-type': contentType },
    body: payload as never,
  });
  return error;
}
const part = (name: string, value: string, type = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${type && `Content-Type: ${type}\r\n`}\r\n${value}\r\n`;
const END = '--x--\r\n';

describe('a form', () => {
  test('is parsed by the schema: texts, lists of texts, files', async () => {
    const image = new Blob(['bytes']);
    const texts = { title: 'Signs', description: 'For a bakery', links: ['https://a.example'] };
    await somebody.send(CALL, { body: { ...texts, images: [image] } });
    expect(arrived).toMatchObject(texts);
    const { images = [] } = arrived as { images?: Blob[] };
    expect(await images[0]?.text()).toBe('bytes');
  });

  test('without files may be JSON, which cannot carry any', async () => {
    const texts = { title: 'Signs', description: 'For a bakery' };
    await somebody.send(CALL, { body: { ...texts, images: [] } });
    expect(arrived).toEqual({ ...texts, images: [] });
    const refused = await somebody.send(CALL, { body: { ...texts, images: [{ size: 3 }] as never } });
    expect(refused.error).toMatchObject({ code: 1000, details: { images: 'type' } });
  });

  test.each([
    ['nothing at all', '', { title: 'required', description: 'required' }],
    ['something else', 'garbage', { body: 'format' }],
    ['half a form', part('title', 'Signs'), { body: 'format' }],
    ['a name that means something to JavaScript', part('__proto__', '1') + END, { body: 'format' }],
    ['JSON in a part', part('title', '{"a":1}', 'application/json') + END, { title: 'type' }],
    [
      'too many parts',
      Array.from({ length: 101 }, () => part('links', 'https://a.example')).join('') + END,
      { body: 'tooLong' },
    ],
  ])('of %s is refused', async (_, payload, details) => {
    expect(await sendRaw(payload)).toMatchObject({ code: 1000, details });
    expect(arrived).toBeUndefined();
  });

  test('as JSON with deeply nested lists in place of a file is rejected', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(await sendRaw(`{"images": ${deep}}`, 'application/json')).toMatchObject({
      code: 1000,
      details: { images: 'type' },
    });
  });

  test('without the boundary of its parts is rejected', async () => {
    expect(await sendRaw(END, 'multipart/form-data')).toMatchObject({
      code: 1000,
      details: { body: 'format' },
    });
  });
});
