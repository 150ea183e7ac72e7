import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { commandsOverViews, DECIDED_BY_VIEWS } from './decided-by-views.ts';
import { OPTIONS } from './find-breaches.ts';

test('every named command reads a view', async () => {
  const baseDir = fileURLToPath(new URL('../../', import.meta.url));
  const { output } = await cruise(['api/src/domains'], { ...OPTIONS, baseDir });
  const found = new Set(commandsOverViews((output as ICruiseResult).modules).map(({ command }) => command));
  expect([...found].toSorted()).toEqual(Object.keys(DECIDED_BY_VIEWS).toSorted());
});
