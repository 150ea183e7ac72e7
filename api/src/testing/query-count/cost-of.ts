import { examples } from '@metier/contract/examples';
import { operations, type Call } from '@metier/contract/operations';
import { openApiDocument } from '../../platform/openapi/openapi-document.ts';
import { sendExample, type DescribedOperation } from '../matrix/matrix-request.ts';
import { recordSql, roundTripsOf } from '../recorded-sql.ts';
import type { MatrixWorld } from '../matrix/matrix-world.ts';
import { CALLERS, type Caller } from '../matrix/callers.ts';
import { ROLE_MATRIX } from '../matrix/role-matrix.ts';

/** How many queries a call takes, sign-in and rate limit included, and how long its list is, if it answers one. */
export interface Cost {
  readonly queries: number;
  /** Number of round trips to the database; pipelined queries share one. */
  readonly roundTrips: number;
  readonly rows: number | undefined;
}

const { paths } = openApiDocument(operations, examples);
/** Whoever is answered first; the executor has the longest lists. */
const WHO = ['executor', 'owner', 'manager', 'visitor'] as const;

/** The cost of a read, by a caller who may make it. */
export async function costOfRead(world: MatrixWorld, call: Call, projectId: string): Promise<Cost> {
  for (const caller of WHO) {
    // The first answer may have to make what the next ones find.
    const { status } = await send(world, call, caller, projectId);
    if (status === 200) return count(world, call, caller, projectId);
  }
  throw new Error(`Nobody is answered by ${call}`);
}

/** What a command costs somebody who may give it, about a project of its own. */
export async function costOfCommand(world: MatrixWorld, call: Call): Promise<Cost> {
  const caller = whoMay(call);
  if (!caller) throw new Error(`Nobody may ${call}`);
  const [stage] = ROLE_MATRIX[call];
  return count(world, call, caller, stage === '-' ? '' : await world.projectAt(stage));
}

/** Somebody who is let in with a call's example; a command is best given by the last who may. */
export function whoMay(call: Call): Caller | undefined {
  const [, ...answers] = ROLE_MATRIX[call];
  return CALLERS.findLast((_, place) => answers[place] === 'ok');
}

async function count(world: MatrixWorld, call: Call, caller: Caller, projectId: string): Promise<Cost> {
  // The headers are those of a token that may have to be renewed.
  await world.headers[caller]();
  let answer: Awaited<ReturnType<typeof send>> | undefined;
  const statements = await recordSql(async () => {
    answer = await send(world, call, caller, projectId);
  });
  const { status, body } = answer ?? {};
  if (status !== 200) throw new Error(`${call} answers ${status} ${JSON.stringify(body)}`);
  return {
    queries: statements.length,
    roundTrips: roundTripsOf(statements),
    rows: Object.values(body ?? {}).find(Array.isArray)?.length,
  };
}

function send(world: MatrixWorld, call: Call, caller: Caller, projectId: string) {
  const [method = '', path = ''] = call.split(' ');
  const described = paths[path]?.[method.toLowerCase()] as DescribedOperation;
  return sendExample(world, call, described, caller, projectId);
}
