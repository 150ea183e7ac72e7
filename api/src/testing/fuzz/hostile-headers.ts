import fc from 'fast-check';

const LONG = 'x'.repeat(8_000);
const KEY = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

/** Headers that no client should send, with names and values that are valid HTTP. */
const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': [KEY, KEY.toUpperCase(), `${KEY}, ${KEY}`, '', "'; drop table projects; --", LONG],
  authorization: [
    '',
    'Bearer',
    'Bearer a.b.c',
    'Basic YTpi',
    `Bearer ${LONG}`,
    'Bearer eyJhbGciOiJub25lIn0.e30.',
  ],
  cookie: ['refresh_token=%00', 'refresh_token=%E0%A4%A', `refresh_token=${LONG}`, 'a=;;==,', '__proto__=1'],
  'accept-language': ['*', 'de;q=NaN', `de;q=-1,${'en,'.repeat(2_000)}`, '../../etc/passwd'],
  'user-agent': ['', LONG, '<script>alert(1)</script>', "' or 1=1 --"],
  'x-forwarded-for': ['nobody', '::1, 127.0.0.1', LONG],
  'x-request-id': [LONG],
  'x-http-method-override': ['DELETE'],
};

/** Mostly no hostile header, so that the rest of the request is processed. */
export const anyHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.constantFrom(
    ...Object.entries(HOSTILE).flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
  ),
);
