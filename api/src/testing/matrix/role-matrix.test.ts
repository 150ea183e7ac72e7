import { describe, expect, test } from '@jest/globals';
import { ERRORS, errorName } from '@metier/contract';
import type { Call } from '@metier/contract/operations';
import { DESCRIBED, sendExample } from './matrix-request.ts';
import { createMatrixWorld } from './matrix-world.ts';
import { CALLERS, type Caller } from './callers.ts';
import { ROLE_MATRIX, type Row } from './role-matrix.ts';

const world = await createMatrixWorld();

test('every call of the OpenAPI document has a row, and every row a call', () => {
  expect(Object.keys(ROLE_MATRIX).toSorted()).toEqual([...DESCRIBED.keys()].toSorted());
});

describe('the response to each caller of', () => {
  test.each(Object.entries(ROLE_MATRIX) as [Call, Row][])('%s', async (call, [stage, ...expected]) => {
    const projectId = stage === '-' ? '' : await world.projectAt(stage);
    const answers: [Caller, string][] = [];
    for (const caller of CALLERS) {
      const { status, error } = await sendExample(world, call, caller, projectId);
      answers.push([caller, `${status} ${error?.code ?? 'ok'}`]);
    }
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(CALLERS.map((caller, column) => [caller, inWords(expected[column])])),
    );
  });
});

const inWords = (cell: Row[1] | undefined): string =>
  cell === undefined || cell === 'ok' ? '200 ok' : `${ERRORS[errorName(cell)].status} ${cell}`;
