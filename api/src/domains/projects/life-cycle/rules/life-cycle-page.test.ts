import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lifeCyclePage } from './testing/life-cycle-page.ts';

const PAGE = fileURLToPath(new URL('../../../../../../docs/life-cycle.md', import.meta.url));

test('docs/life-cycle.md matches the table; METIER_RENEW=1 rewrites it', () => {
  if (process.env['METIER_RENEW']) writeFileSync(PAGE, lifeCyclePage());
  expect(readFileSync(PAGE, 'utf8')).toBe(lifeCyclePage());
});
