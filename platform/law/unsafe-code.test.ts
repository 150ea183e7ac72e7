import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/node_modules|testing|\.test\.|\/bench\//.test(file));
const everywhere = filesIn('{api,platform,shared-kit,shell,remote-*}/src/**/*.{ts,tsx}');
const inApi = filesIn('api/src/**/*.ts');
const withTests = globSync('{api,platform,e2e}/src/**/*.{ts,tsx}', { cwd: root });

/** Forbidden patterns, the files they are searched in, and the exceptions. */
const FORBIDDEN: readonly (readonly [
  what: string,
  pattern: RegExp,
  files: readonly string[],
  except?: readonly string[],
])[] = [
  ['evaluates text as code', /\beval\(|\bnew Function\(|\bFunction\('|node:vm/, everywhere],
  ['inserts text as HTML', /innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc/i, everywhere],
  [
    'listens to messages of other windows',
    /addEventListener\(\s*'message'|\.onmessage\b/,
    everywhere,
    // Messages of the development server.
    ['platform/src/federation/gateway/watch-builds.ts'],
  ],
  ['uses a guessable random generator', /Math\.random/, everywhere],
  ['uses another hash function than SHA-256', /create(Hash|Hmac)\((?!'sha256')/, everywhere],
  ['encrypts or signs by itself', /create(Cipher|Decipher|Sign)|publicEncrypt/, everywhere],
  ['disables certificate checks', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/, everywhere],
  ['makes HTTP requests itself', /\bfetch\(|\bhttps?\.(get|request)\(|from '(axios|undici)'/, inApi],
  ['builds a regular expression from text', /\bRegExp\(/, inApi],
  [
    'starts a child process',
    /from 'node:child_process'/,
    inApi,
    ['api/src/platform/images/drawing-process.ts'],
  ],
  // Its documentation: these tables may change any day; the view `jobs` and the functions are its interface.
  ['uses the private tables of graphile-worker', /_private_/, withTests],
];

test.each(FORBIDDEN)('no source %s', (_, pattern, files, except = []) => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual(except);
});
