import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/node_modules|testing|\.test\.|\/bench\//.test(file));
const everywhere = filesIn('{api,platform,shared-kit,shell,remote-*}/src/**/*.{ts,tsx}');
const inApi = filesIn('api/src/**/*.ts');
const statements = inApi.filter((file) => !file.endsWith('.migrations.ts'));
const withTests = globSync('{api,platform,e2e}/src/**/*.{ts,tsx}', { cwd: root });

/** Forbidden patterns, the files they are searched in, and the exceptions. */
interface Forbidden {
  readonly what: string;
  readonly pattern: RegExp;
  /** Code that the pattern catches. */
  readonly caught: readonly string[];
  readonly files: readonly string[];
  readonly except?: readonly string[];
}

const COMBINED = String.raw`Promise\.(all|allSettled|any|race)\(`;
const OVER_TRANSACTION = String.raw`\btrx: Trx\b`;

const FORBIDDEN: readonly Forbidden[] = [
  {
    what: 'evaluates text as code',
    pattern: /\beval\(|\bnew Function\(|\bFunction\('|node:vm/,
    caught: ["eval('1')", "new Function('return 1')", "Function('return 1')", "from 'node:vm'"],
    files: everywhere,
  },
  {
    what: 'inserts text as HTML',
    pattern: /innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc/i,
    caught: ['element.innerHTML = text', 'document.write(text)', '<iframe srcDoc={text} />'],
    files: everywhere,
  },
  {
    what: 'listens to messages of other windows',
    pattern: /addEventListener\(\s*'message'|\.onmessage\b/,
    caught: ["addEventListener(\n  'message', read)", 'window.onmessage = read'],
    files: everywhere,
    // Messages between tabs of the same origin, and of the development server.
    except: ['shared-kit/src/events/follow-events.ts', 'platform/src/federation/gateway/watch-builds.ts'],
  },
  {
    what: 'uses a guessable random generator',
    pattern: /Math\.random/,
    caught: ['Math.random()'],
    files: everywhere,
  },
  {
    what: 'uses another hash function than SHA-256',
    pattern: /create(Hash|Hmac)\((?!'sha256')/,
    caught: ["createHash('md5')", "createHmac('sha1', key)"],
    files: everywhere,
  },
  {
    what: 'encrypts or signs by itself',
    pattern: /create(Cipher|Decipher|Sign)|publicEncrypt/,
    caught: ["createCipheriv('aes-256-gcm', key, iv)"],
    files: everywhere,
  },
  {
    what: 'disables certificate checks',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/,
    caught: ['{ rejectUnauthorized: false }'],
    files: everywhere,
  },
  {
    what: 'makes HTTP requests itself',
    pattern: /\bfetch\(|\bhttps?\.(get|request)\(|from '(axios|undici)'/,
    caught: ['fetch(url)', 'https.get(url)', "from 'undici'"],
    files: inApi,
  },
  {
    what: 'builds a regular expression from text',
    pattern: /\bRegExp\(/,
    caught: ['new RegExp(text)'],
    files: inApi,
  },
  {
    what: 'starts a child process',
    pattern: /from 'node:child_process'/,
    caught: ["import { fork } from 'node:child_process'"],
    files: inApi,
    except: ['api/src/platform/images/drawing-process.ts'],
  },
  {
    // By graphile-worker's documentation its tables may change at any time; the view `jobs` and the functions are its
    // interface.
    what: 'uses the private tables of graphile-worker',
    pattern: /_private_/,
    caught: ['select 1 from graphile_worker._private_jobs'],
    files: withTests,
  },
  {
    // The first failure ends the transaction while the others still use its connection; `together` waits for all of
    // them.
    what: 'combines the statements of a transaction with Promise.all',
    pattern: new RegExp(
      `${COMBINED}((?!;\\n)[^])*?\\btrx\\b|${OVER_TRANSACTION}[^]*${COMBINED}|${COMBINED}[^]*${OVER_TRANSACTION}`,
    ),
    caught: [
      'await Promise.all([keep(trx), offer(trx)]);',
      'await Promise.all(\n  ids.map((id) => keep(trx, id)),\n);',
      'async function keepAll(trx: Trx) {\n  const all = ids.map(keep);\n  await Promise.allSettled(all);\n}',
    ],
    files: inApi,
  },
  {
    // A set of statuses has one place, `contract/project-life.ts`; statements take it by `literals`.
    what: 'lists statuses or activities by hand in SQL',
    pattern: /\b(status|what|state) (not )?in \(\s*'/,
    caught: ["sql`p.status in ('paid', 'progress')`", "sql`a.what not in (\n  'decided')`"],
    files: statements,
  },
];

test.each(FORBIDDEN)('no source $what', ({ pattern, files, except = [] }) => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual(except);
});

test.each(FORBIDDEN)('code that $what is caught', ({ pattern, caught }) => {
  expect(caught.filter((code) => !pattern.test(code))).toEqual([]);
});
