import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@metier/contract';
import { browserSources } from './browser-sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const SERVERS = ['api/src/domains/auth', 'platform/src/federation'];
const CONTRACT = 'shared-kit/contract/src/cookies.ts';

const source = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const sourcesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing\//.test(path))
    .map((path) => join(folder, path));

/** Uses of a browser's storage and of cookies; the names are constants of their files. */
const STORES = /Storage\.(getItem|setItem)\(|cookieName\b|STORAGE_KEY =/;
const NAME = /^(?:export )?const [A-Z_]+ = '(?!data-)([\w-]+)'/gm;

/** What a page or a server stores in the browser. */
const stored = new Set(
  [CONTRACT, ...browserSources(ROOT), ...SERVERS.flatMap(sourcesIn)]
    .map(source)
    .filter((text) => STORES.test(text))
    .flatMap((text) => [...text.matchAll(NAME)].map(([, name = '']) => name)),
);

const policyIn = (language: string) =>
  source(`shell/src/features/legal/documents/${language}/cookie-policy.json`);

test.each(LANGUAGES)('the cookie policy in %s names all cookies and stored entries', (language) => {
  // Whole names: `metier_lang` does not name `lang`.
  const named = new Set(policyIn(language).match(/[\w-]+/g));
  expect(stored.size).toBeGreaterThan(10);
  expect([...stored].filter((name) => !named.has(name))).toEqual([]);
});

test.each(LANGUAGES)('the cookie policy in %s names none that is no more', (language) => {
  const named = policyIn(language).match(/\bmetier[-_][\w-]*\w|\b[a-z]+_(token|device)\b/g) ?? [];
  expect(named.filter((name) => !stored.has(name))).toEqual([]);
});
