import { describe, expect, test } from '@jest/globals';
import { ERRORS, errorName } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { operations, type Call } from '@metier/contract/operations';
import { openApiDocument } from '../../platform/openapi/openapi-document.ts';
import { sendExample, type DescribedOperation } from './matrix-request.ts';
import { createMatrixWorld } from './matrix-world.ts';
import { CALLERS, type Caller } from './callers.ts';
import { ROLE_MATRIX, type Row } from './role-matrix.ts';

const { paths } = openApiDocument(operations, examples);
const described = new Map<string, DescribedOperation>(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      operation as DescribedOperation,
    ]),
  ),
);

const world = await createMatrixWorld();

test('every call of the OpenAPI document has a row, and every row a call', () => {
  expect(Object.keys(ROLE_MATRIX).toSorted()).toEqual([...described.keys()].toSorted());
});

describe('the response to each caller of', () => {
  test.each(Object.entries(ROLE_MATRIX) as [Call, Row][])('%s', async (call, [stage, ...expected]) => {
    const operation = described.get(call);
    if (!operation) throw new Error('There is no such call');
    const projectId = stage === '-' ? '' : await world.projectAt(stage);
    const answers: [Caller, string][] = [];
    for (const caller of CALLERS) {
      const { status, error } = await sendExample(world, call, operation, caller, projectId);
      answers.push([caller, `${status} ${error?.code ?? 'ok'}`]);
    }
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(CALLERS.map((caller, column) => [caller, inWords(expected[column])])),
    );
  });
});

const inWords = (cell: Row[1] | undefined): string =>
  cell === undefined || cell === 'ok' ? '200 ok' : `${ERRORS[errorName(cell)].status} ${cell}`;
