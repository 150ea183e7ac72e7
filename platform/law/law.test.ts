import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import { findBreaches } from './find-breaches.ts';
import { RULES } from './rules.ts';

const FIXTURE = fileURLToPath(new URL('./fixture/', import.meta.url));

/** The first line of each fixture file names the rule that it breaks. */
const files = readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, rule: /^\/\/ breaks: (.+)/.exec(readFileSync(join(FIXTURE, path), 'utf8'))?.[1] }));

let found: Map<string, string[]>;

beforeAll(async () => {
  const breaches = await findBreaches(FIXTURE, readdirSync(FIXTURE));
  found = new Map(
    [...Map.groupBy(breaches, ({ from }) => from)].map(([path, list]) => [
      path,
      list.map(({ rule }) => rule),
    ]),
  );
});

test.each(files.filter(({ rule }) => rule))('$path breaks $rule', ({ path, rule }) => {
  expect(found.get(path)).toContain(rule);
});

test.each(files.filter(({ rule }) => !rule))('$path breaks nothing', ({ path }) => {
  expect(found.get(path)).toBeUndefined();
});

test('the fixture covers every rule', () => {
  const tried = new Set(files.map(({ rule }) => rule));
  const rules = [
    ...RULES.map(({ name }) => name),
    'commands-ask-the-owner',
    'tables-have-one-owner',
    'front-doors-pass-on-no-statement',
  ];
  expect(rules.filter((name) => !tried.has(name))).toEqual([]);
});
