import { describe, expect, test } from '@jest/globals';
import { operations, type Call } from '@metier/contract/operations';
import { readBody } from './read-body.ts';
import { refusalOf } from './refusal-of.ts';
import { aUser, tokenOf } from './session-builders.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const bearer = (role: 'customer' | 'freelancer') => ({ Authorization: `Bearer ${tokenOf(aUser({ role }))}` });

/** The API's error for a request; undefined if the call would be executed. */
async function answerTo(
  call: Call,
  { query = '', body, headers = {} }: { query?: string; body?: BodyInit; headers?: Record<string, string> },
) {
  const [method = '', path = ''] = call.split(' ');
  const request = new Request(`http://api.test${path}?${query}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const refusal = refusalOf(call, request, await readBody(request, operations[call]));
  return refusal && { error: refusal.error, details: refusal.details };
}

describe('a public call', () => {
  const LOGIN = { email: 'ada@example.com', password: 'Correct horse 1' };
  const login = (body: object, headers: Record<string, string> = JSON_TYPE) =>
    answerTo('POST /api/auth/login', { body: JSON.stringify(body), headers });

  test('is accepted if valid', async () => {
    expect(await login(LOGIN)).toBeUndefined();
  });

  test.each([
    [{ ...LOGIN, name: 'Ada' }, { name: 'unknown' }],
    [{ ...LOGIN, password: 7 }, { password: 'type' }],
    [{ email: LOGIN.email }, { password: 'required' }],
  ])('with the body %j is refused field by field', async (body, details) => {
    expect(await login(body)).toEqual({ error: 'invalidInput', details });
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'with a body of the type %s is refused for its type',
    async (type) => {
      const details = { 'Content-Type': 'choice' };
      expect(await login(LOGIN, { 'Content-Type': type })).toEqual({ error: 'invalidInput', details });
    },
  );

  test('with an unknown query field is refused', async () => {
    const details = { colour: 'unknown' };
    expect(await answerTo('GET /api/catalogue', { query: 'colour=red' })).toEqual({
      error: 'invalidInput',
      details,
    });
  });
});

describe('a call for customers', () => {
  const PAY = 'POST /api/customer/pay';
  const body = JSON.stringify({ project_id: crypto.randomUUID(), payment_method: 'pm_card_ok' });

  test.each([
    ['a customer', bearer('customer'), undefined],
    ['a freelancer', bearer('freelancer'), 'notAllowed'],
    ['nobody', {}, 'notSignedIn'],
  ])('made by %s', async (_, headers, error) => {
    expect((await answerTo(PAY, { body, headers: { ...JSON_TYPE, ...headers } }))?.error).toBe(error);
  });

  test('is refused with an invalid idempotency key', async () => {
    const headers = { ...JSON_TYPE, ...bearer('customer'), 'Idempotency-Key': 'once' };
    const details = { 'Idempotency-Key': 'format' };
    expect(await answerTo(PAY, { body, headers })).toEqual({ error: 'invalidInput', details });
  });

  test('parses numbers and lists in its query', async () => {
    const headers = bearer('customer');
    const read = (query: string) => answerTo('GET /api/customer/my_projects', { query, headers });
    expect(await read('page=2&status=paid&status=created')).toBeUndefined();
    expect(await read('page=two')).toEqual({ error: 'invalidInput', details: { page: 'type' } });
  });
});

describe('a form', () => {
  const CALL = 'POST /api/freelancers/portfolios';
  const formOf = (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return { body: form, headers: bearer('freelancer') };
  };
  const WORK = { title: 'Signs', description: 'For a bakery' };

  test('with an image is accepted', async () => {
    expect(await answerTo(CALL, formOf({ ...WORK, images: new Blob(['bytes']) }))).toBeUndefined();
  });

  test.each([
    ['a file in the place of a text', { ...WORK, title: new Blob(['Signs']) }, { title: 'type' }],
    ['a text in the place of a file', { ...WORK, images: 'bytes' }, { images: 'type' }],
    ['too little', { title: 'Signs' }, { description: 'required' }],
  ])('with %s is refused', async (_, fields, details) => {
    expect(await answerTo(CALL, formOf(fields))).toEqual({ error: 'invalidInput', details });
  });

  test('as JSON cannot carry files', async () => {
    const headers = { ...JSON_TYPE, ...bearer('freelancer') };
    const body = JSON.stringify({ ...WORK, images: [{}] });
    const details = { images: 'type' };
    expect(await answerTo(CALL, { body, headers })).toEqual({ error: 'invalidInput', details });
  });
});
