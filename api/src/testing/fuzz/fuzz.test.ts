import { beforeAll, expect, test } from '@jest/globals';
import { ERRORS, type ErrorName } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { operations, type Call, type Operation } from '@metier/contract/operations';
import { faultOf } from '@metier/contract/validation';
import fc from 'fast-check';
import { ERROR_SCHEMAS, errorsByStatus } from '../../platform/errors/index.ts';
import type { WireError } from '../../platform/http/error-handler.ts';
import { createMatrixWorld } from '../matrix/matrix-world.ts';
import { ALL_STAGES } from '../projects.ts';
import { attemptsAt, type Attempt } from './attempt.ts';
import { tableDigest, type TableDigest } from './table-digest.ts';

const RUNS = process.env['METIER_SOAK'] ? 300 : 10;
/** Rendering many PDFs is slow. */
const TIMEOUT_MS = 120_000;
const SEED = Number(process.env['METIER_SEED'] ?? Date.now() % 2 ** 31);
process.stdout.write(`Hostile input by METIER_SEED=${SEED}\n`);

/** Refusals that are counted or recorded, so they change the database. Source: product.md §§3, 7. */
const KEPT_REFUSALS: Partial<Record<Call, readonly ErrorName[]>> = {
  'POST /api/auth/login': ['wrongCredentials', 'accountLocked', 'emailNotConfirmed'],
  'POST /api/auth/send_email_code': ['badCode'],
  'POST /api/auth/signup_confirmation': ['badCode'],
  'POST /api/auth/change_password': ['wrongCredentials'],
  'POST /api/auth/change_email': ['wrongCredentials'],
  'POST /api/customer/pay': ['paymentDeclined', 'paymentPending'],
};

const world = await createMatrixWorld();
let ids: string[];
let digest: TableDigest;
beforeAll(async () => {
  ids = [world.owner.id, world.executor.id];
  for (const stage of ALL_STAGES) ids.push(await world.projectAt(stage));
  const { portfolio } = await world.executor.call('POST /api/freelancers/portfolios', {
    body: examples['POST /api/freelancers/portfolios'].body,
  });
  ids.push(portfolio.id);
  digest = await tableDigest(world.app.db);
});

test.each(Object.keys(operations) as Call[])(
  '%s withstands any input',
  async (call) => {
    const operation: Operation = operations[call];
    const [method, path] = call.split(' ') as ['GET', string];
    const stands = async ({ caller, search, headers: own, body }: Attempt) => {
      const headers = { ...(await world.headers[caller]()), ...own };
      const before = await digest(world.app.db);
      const { statusCode, json } = await world.app.server.inject({
        method,
        url: search === '' ? path : `${path}?${search}`,
        headers: { ...headers, ...(body && { 'content-type': body.type }) },
        ...(body && { payload: body.payload }),
      });
      if (statusCode === 200) return;
      const refusal = refusalIn(json<WireError>(), method, operation, statusCode);
      if (!KEPT_REFUSALS[call]?.includes(refusal)) expect(await digest(world.app.db)).toEqual(before);
    };
    await fc.assert(fc.asyncProperty(attemptsAt(operation, ids), stands), {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: true,
    });
  },
  TIMEOUT_MS,
);

/** The error of a response; it must be declared by the operation and match its schema and status. */
function refusalIn(answer: WireError, method: string, operation: Operation, status: number): ErrorName {
  const name = errorsByStatus(method, operation)
    .get(status)
    ?.find((one) => ERRORS[one].code === answer.error.code);
  if (name === undefined || status >= ERRORS.serverError.status)
    throw new Error(`${status} ${JSON.stringify(answer)} is not declared by this call`);
  expect(faultOf(ERROR_SCHEMAS[name], answer)).toBeUndefined();
  return name;
}
