import { beforeAll, expect, test } from '@jest/globals';
import { ERRORS } from '@metier/contract';
import type { Call } from '@metier/contract/operations';
import { tableDigest } from '../fuzz/table-digest.ts';
import { ALL_STAGES } from '../projects.ts';
import { CALLERS, type Caller } from './callers.ts';
import { sendExample } from './matrix-request.ts';
import { createMatrixWorld } from './matrix-world.ts';
import { ROLE_MATRIX, type Row } from './role-matrix.ts';

/** Errors for a caller who may never make the call for this project, whatever its state. */
const NEVER: readonly unknown[] = [
  ERRORS.notSignedIn.code,
  ERRORS.notAllowed.code,
  ERRORS.notFound.code,
  ERRORS.tokenExpired.code,
];

const world = await createMatrixWorld();
const digest = await tableDigest(world.app.db);
beforeAll(async () => {
  // Signs them in, which is a change.
  for (const caller of CALLERS) await world.headers[caller]();
});

/** Every call about a project. */
const CALLS = (Object.entries(ROLE_MATRIX) as [Call, Row][]).filter(([, [stage]]) => stage !== '-');
/** Each with every caller who may never make it. */
const WRONG = CALLS.flatMap(([call, [, ...cells]]) =>
  CALLERS.filter((_, column) => NEVER.includes(cells[column])).map((caller): [Call, Caller] => [
    call,
    caller,
  ]),
);

/** Reads that the state of a project opens to a caller who is refused in others. Source: product.md §§6, 12. */
const OPENED: readonly {
  readonly caller: Caller;
  readonly calls: readonly Call[];
  readonly stages: readonly (typeof ALL_STAGES)[number][];
}[] = [
  {
    caller: 'other freelancer',
    calls: ['GET /api/projects/project', 'GET /api/projects/project_card/money'],
    stages: ['paid', 'invited'],
  },
  {
    caller: 'manager',
    calls: ['GET /api/conversations/messages', 'GET /api/projects/project_card/comments'],
    stages: ['refund asked', 'disputed', 'offered', 'decided'],
  },
  // Without a candidate there are no comments: the list is empty.
  { caller: 'manager', calls: ['GET /api/projects/project_card/comments'], stages: ['created', 'paid'] },
];
const isOpened = (call: Call, caller: Caller, stage: (typeof ALL_STAGES)[number]): boolean =>
  OPENED.some((each) => each.caller === caller && each.calls.includes(call) && each.stages.includes(stage));

test('every call about a project has wrong callers', () => {
  const covered = new Set(WRONG.map(([call]) => call));
  expect(CALLS.map(([call]) => call).filter((call) => !covered.has(call))).toEqual([]);
  expect(covered.size).toBeGreaterThan(0);
});

test.each(ALL_STAGES)('no wrong caller of any call reads or changes a project that is %s', async (stage) => {
  const projectId = await world.projectAt(stage);
  const before = await digest(world.app.db);
  const accepted = [];
  for (const [call, caller] of WRONG) {
    if (isOpened(call, caller, stage)) continue;
    const { status, error } = await sendExample(world, call, caller, projectId);
    if (!NEVER.includes(error?.code)) accepted.push(`${status} ${error?.code}: ${call} by ${caller}`);
  }
  expect(accepted).toEqual([]);
  expect(await digest(world.app.db)).toEqual(before);
});
