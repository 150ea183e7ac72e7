import { expect, test } from '@jest/globals';
import { findApps } from '../../releases/index.ts';
import { CHECKS } from '../check.ts';
import { JOURNEYS } from '../journeys.ts';
import { ROOT } from '../root.ts';
import { WORLD } from '../start.ts';
import { UNIT } from '../test.ts';
import { firstPaceOf } from './first-paces.ts';

/** Other commands are run by `interrupt.test.ts`, which expects their first line to estimate the time. */
test.each([
  ['check', Object.keys(CHECKS)],
  ['test', [...Object.keys(CHECKS), UNIT, JOURNEYS]],
  ['start', [...findApps(ROOT).map(({ name }) => `building ${name}`), WORLD]],
  ['shots', ['shots']],
  ['shots wide dark', ['shots wide dark']],
  ['journeys drafts', ['journeys drafts']],
])('%s has a rough time for each step', (command, steps) => {
  expect(steps.filter((step) => firstPaceOf(command, step) === undefined)).toEqual([]);
});
