import fc from 'fast-check';

/** Strings known to break software. */
export const HOSTILE_TEXTS = [
  '',
  '   ',
  '\u200b\u2060',
  '\0',
  'half a pair \ud83d',
  '👩‍👩‍👧‍👦 Z̴̛̘a̸l̷g̵o \u202etfel ot thgir',
  "'; drop table projects; --",
  "' or 1=1 --",
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'javascript:alert(document.cookie)',
  'data:text/html,<script>alert(1)</script>',
  'https://ok.example/"onmouseover="alert(1)',
  '../../../../etc/passwd',
  '%00%ff${7*7}{{7*7}}',
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(40),
  'x'.repeat(50_000),
  '2026-02-30',
  '9999999-12-31T99:99:99Z',
] as const;

const NUMBERS = [0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER + 2] as const;

const deep = (levels: number): unknown => (levels === 0 ? [] : [deep(levels - 1)]);

const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON value, mostly an unusual one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...NUMBERS, true, null, [], {}, [null], { $ne: null }, deep(500)),
  fc.jsonValue(),
);

/** Names of server-side fields, and names special to JavaScript. */
export const hostileName: fc.Arbitrary<string> = fc.constantFrom(
  'user_id',
  'customer_id',
  'freelancer_id',
  'type_client',
  'status',
  'budget',
  'price',
  'case',
  'id',
  'constructor',
  'toString',
  '',
  '\0',
);

/** Bodies that no call of this API accepts. */
export const BROKEN_BODIES: readonly (readonly [contentType: string, payload: string])[] = [
  ['application/json', '{'],
  ['application/json', '{"project_id": "a", "project_id": "b"}'],
  ['application/json', '{"__proto__": {"role": "manager"}, "constructor": {"prototype": {}}}'],
  ['application/json', '[]'],
  ['application/json', 'null'],
  ['application/json', '"text"'],
  ['application/json', '1e999'],
  ['application/json', '['.repeat(20_000)],
  ['application/json', `{"name": "${'x'.repeat(2_000_000)}"}`],
  ['application/json; charset=utf-16', '{}'],
  ['application/xml', '<project/>'],
  ['text/plain', '{}'],
  ['application/x-www-form-urlencoded', 'project_id=1&project_id=2'],
  ['multipart/form-data', 'no boundary'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nhalf',
  ],
  ['nonsense', '\u0001\u0002'],
];

/** Malformed and overlong query strings. */
export const BROKEN_QUERIES: readonly string[] = [
  'project_id=%',
  'project_id=%E0%A4%A',
  'project_id=%00',
  'project_id[]=1&project_id[$ne]=2',
  'page=1&page=2',
  'page=1e9&type=&type=',
  '__proto__=1&constructor=2',
  `project_id=${'a'.repeat(20_000)}`,
  'a=1&'.repeat(5_000),
];
