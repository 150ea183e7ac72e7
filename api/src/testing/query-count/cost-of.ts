import type { Call } from '@metier/contract/operations';
import { sendExample } from '../matrix/matrix-request.ts';
import { recordSql } from '../recorded-sql.ts';
import type { MatrixWorld } from '../matrix/matrix-world.ts';
import { CALLERS, type Caller } from '../matrix/callers.ts';
import { ROLE_MATRIX } from '../matrix/role-matrix.ts';

/** Number of queries of a call, admission and rate limit included, and the length of its list, if any. */
export interface Cost {
  readonly queries: number;
  readonly rows: number | undefined;
}

/** Tried in this order; the executor has the longest lists. */
const WHO = ['executor', 'owner', 'manager', 'visitor'] as const;

/** The cost of a read by an authorized caller. */
export async function costOfRead(world: MatrixWorld, call: Call, projectId: string): Promise<Cost> {
  for (const caller of WHO) {
    // The first call may create what later ones find.
    const { status } = await sendExample(world, call, caller, projectId);
    if (status === 200) return count(world, call, caller, projectId);
  }
  throw new Error(`No caller may make ${call}`);
}

/** The cost of a command by an authorized caller, on a new project. */
export async function costOfCommand(world: MatrixWorld, call: Call): Promise<Cost> {
  const caller = whoMay(call);
  if (!caller) throw new Error(`No caller may make ${call}`);
  const [stage] = ROLE_MATRIX[call];
  return count(world, call, caller, stage === '-' ? '' : await world.projectAt(stage));
}

/** An authorized caller of a call: the last one of the matrix. */
export function whoMay(call: Call): Caller | undefined {
  const [, ...answers] = ROLE_MATRIX[call];
  return CALLERS.findLast((_, place) => answers[place] === 'ok');
}

async function count(world: MatrixWorld, call: Call, caller: Caller, projectId: string): Promise<Cost> {
  // Renews an expired access token first.
  await world.headers[caller]();
  let answer: Awaited<ReturnType<typeof sendExample>> | undefined;
  const statements = await recordSql(async () => {
    answer = await sendExample(world, call, caller, projectId);
  });
  const { status, body } = answer ?? {};
  if (status !== 200) throw new Error(`${call} answers ${status} ${JSON.stringify(body)}`);
  return {
    queries: statements.length,
    rows: Object.values(body ?? {}).find(Array.isArray)?.length,
  };
}
