import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { tableOwners } from './tables.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('docs/map.md names the owner of each table', () => {
  const owners = [...tableOwners(root)];
  const rows = [...Map.groupBy(owners, ([, owner]) => owner)]
    .map(([owner, tables]) => `| \`${owner}\` | ${tables.map(([table]) => `\`${table}\``).join(', ')} |`)
    .toSorted();
  const page = readFileSync(join(root, 'docs/map.md'), 'utf8');
  const [, section = ''] = page.split('\n## Domains and their tables\n');
  const [, , ...written] = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(written.toSorted()).toEqual(rows);
});
