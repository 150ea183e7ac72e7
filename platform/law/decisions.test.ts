import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const PARTS = ['Context', 'Decision', 'Consequences'];

/** Parts that a decision lacks, as a heading or as bold text at the start of a paragraph. */
const missingParts = (page: string): string[] =>
  PARTS.filter((part) => !new RegExp(`^(## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm').test(page));

test('finds the parts that a decision lacks', () =>
  expect(missingParts('# 1\n\n## Context\n\nSlow.\n\n**Decided.** Fast. **Decision.** No.\n')).toEqual([
    'Decision',
    'Consequences',
  ]));

test('every decision has a number in its title, and context, decision and consequences', () => {
  const pages = globSync('*.md', { cwd: ROOT });
  expect(pages.length).toBeGreaterThan(50);
  const faults = pages.flatMap((name) => {
    const page = readFileSync(ROOT + name, 'utf8');
    const title = page.startsWith(`# ${name.slice(0, 4)}: `) ? [] : ['title'];
    return [...title, ...missingParts(page)].map((part) => `${name}: ${part}`);
  });
  expect(faults).toEqual([]);
});
