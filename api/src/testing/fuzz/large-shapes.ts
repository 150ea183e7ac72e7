/** A body or query string that is expensive to parse for its size. */
export type LargeShape = (field: string, bytes: number) => string;

const repeated = (part: string, bytes: number): string =>
  part.repeat(Math.max(0, Math.floor(bytes / part.length)));
const listOf = (item: string) => (field: string, bytes: number) =>
  `{"${field}":[${repeated(`${item},`, bytes - field.length - 20)}${item}]}`;
const textOf = (part: string) => (field: string, bytes: number) =>
  `{"${field}":"${repeated(part, bytes - field.length - 20)}"}`;
const namesUpTo = (bytes: number): string[] =>
  Array.from({ length: Math.floor(bytes / 12) }, (_, n) => `k${n}`);

/** JSON bodies of the maximum size, each a worst case for one processing step. */
export const LARGE_BODIES: Readonly<Record<string, LargeShape>> = {
  'unknown fields': (_, bytes) =>
    `{${namesUpTo(bytes)
      .map((name) => `"${name}":0`)
      .join(',')}}`,
  'one field again and again': (field, bytes) => `{${repeated(`"${field}":0,`, bytes - 60)}"${field}":0}`,
  'a list of numbers': listOf('0'),
  'a list of texts': listOf('""'),
  'a list of objects': listOf('{}'),
  'a list of lists': listOf('[]'),
  'a list of objects in objects': listOf('{"a":{"a":{"a":{}}}}'),
  'a list as body': (_, bytes) => `[${repeated('{},', bytes - 20)}{}]`,
  'lists in lists': (field, bytes) => {
    const levels = Math.floor((bytes - field.length - 20) / 2);
    return `{"${field}":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  },
  'objects in objects': (field, bytes) => {
    const levels = Math.floor((bytes - field.length - 20) / 6);
    return `{"${field}":${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}}`;
  },
  'spaces as text': textOf(' '),
  'an address without end': textOf('a@a.a'),
  'a link without end': (field, bytes) => `{"${field}":"http://${repeated('/', bytes - 60)}"}`,
  'escapes as text': textOf(String.raw`\u0000`),
  'quotation marks as text': textOf(String.raw`\"`),
  'a long number': (field, bytes) => `{"${field}":${repeated('9', bytes - 60)}}`,
  'spaces only': (_, bytes) => repeated(' ', bytes),
  'prototypes that are texts': listOf('"__proto__"       '),
  'half of a body': (field, bytes) => `{"${field}":[${repeated('{"a":[', bytes - 60)}`,
};

const formOf = (part: (field: string, place: number) => string) => (field: string, bytes: number) => {
  const count = Math.floor(bytes / (part(field, 0).length + 10));
  return `${Array.from({ length: count }, (_, place) => `--b\r\n${part(field, place)}\r\n`).join('')}--b--\r\n`;
};
const named = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`;

/** Forms with the boundary `b`, each a worst case for one processing step. */
export const LARGE_FORMS: Readonly<Record<string, LargeShape>> = {
  'one text again and again': formOf((field) => `${named(field)}\r\n\r\n0`),
  'unknown texts': formOf((_, place) => `${named(`k${place}`)}\r\n\r\n0`),
  'one empty file again and again': formOf((field) => `${named(field, '; filename="f"')}\r\n\r\n`),
  'unknown files': formOf((_, place) => `${named(`k${place}`, '; filename="f"')}\r\n\r\n0`),
  'parts without a head': formOf(() => '\r\n0'),
  'parts with many headers': formOf((field) => `${named(field)}\r\n${'A: b\r\n'.repeat(50)}\r\n0`),
  'objects in objects in texts': formOf(
    (field) => `${named(field)}\r\n\r\n${'{"a":'.repeat(1_000)}0${'}'.repeat(1_000)}`,
  ),
  'boundaries only': (_, bytes) => repeated('--b\r\n', bytes),
  'half of a boundary': (field, bytes) => `--b\r\n${named(field)}\r\n\r\n${repeated('\r\n--', bytes - 100)}`,
};

/** Maximum size of a request's head. */
const HEAD_BYTES = 12_000;

/** Query strings of the maximum length. */
export const LARGE_QUERIES: Readonly<Record<string, string>> = {
  'unknown parameters': namesUpTo(HEAD_BYTES)
    .map((name) => `${name}=0`)
    .join('&'),
  'one parameter again and again': repeated('page=1&', HEAD_BYTES),
  'a list without end': repeated('type=a&', HEAD_BYTES),
  'escapes as parameters': repeated('%20', HEAD_BYTES),
  'ampersands only': repeated('&', HEAD_BYTES),
};

/** Headers of the maximum size, each a worst case for one processing step. */
export const LARGE_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'many unknown headers': Object.fromEntries(namesUpTo(HEAD_BYTES).map((name) => [name, '0'])),
  'many cookies': { cookie: repeated('a=0; ', HEAD_BYTES) },
  'a cookie of escapes': { cookie: `refresh_token=${repeated('%20', HEAD_BYTES)}` },
  'a token of many parts': { authorization: `Bearer ${repeated('a.', HEAD_BYTES)}` },
  'a long token': { authorization: `Bearer e30.${repeated('a', HEAD_BYTES)}.a` },
  'many languages': { 'accept-language': repeated('de;q=0.1,', HEAD_BYTES) },
  'many ranges': { range: `bytes=${repeated('0-0,', HEAD_BYTES)}` },
  'a key without end': { 'idempotency-key': repeated('a', HEAD_BYTES) },
};

/** Paths of the maximum length, below the root, the API and the signed addresses of files. */
export const LARGE_PATHS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'slashes only': '/',
    'a token of many parts': 'a.',
    'a long name': 'a',
    'folders above': '../',
    'escapes of escapes': '%2525',
    'half of an escape': '%2',
    parameters: ';a=0',
  }).map(([name, part]) => [
    name,
    ['/', '/api/', '/files/'].map((start) => start + repeated(part, HEAD_BYTES)),
  ]),
);
