import { parseArgs } from 'node:util';
import { type Role, ROLES } from '@metier/contract';
import { orderOf } from '../../../../api/src/testing/projects.ts';
import { fill, SIZES } from '../../../../api/src/testing/list-plans/fill.ts';
import { CommandError } from '../../cli/command.ts';
import { Progress } from '../../cli/progress/index.ts';
import type { Shutdown } from '../../cli/shutdown.ts';
import { type BenchApi, startBenchApi } from '../api/bench-api.ts';
import { type Registered, registerUser, signIn, type User } from '../api/users.ts';
import { printPartialResultsOnInterrupt } from '../print-partial-results.ts';
import type { ListParameters } from './list-call.ts';
import { LIST_CALLS } from './list-calls.ts';
import { CONNECTIONS, listTableOf, missedTargets, type TimedList } from './report.ts';
import { timeList } from './time-list.ts';

const STEPS = {
  api: 'starting the API',
  fill: `filling in ${SIZES.projects.toLocaleString('en')} projects`,
  lists: 'lists',
} as const;

/** Uncounted calls: every database connection prepares the statement once. */
const WARM_UP = 40;

type Filled = Omit<ListParameters, 'userId' | 'conversation'>;

/**
 * `npm run bench lists`: latency of every list of each role over HTTP, at 100,000 projects with 20,000 freelancers and
 * 10,000 customers. Ends with an error if a target is missed.
 */
export async function benchLists(args: readonly string[], shutdown: Shutdown): Promise<void> {
  const runs = readRuns(args);
  const progress = new Progress(
    'bench lists',
    Object.values(STEPS).map((name) => ({ name })),
    { signal: shutdown.signal },
  );
  const lists: TimedList[] = [];
  printPartialResultsOnInterrupt(shutdown.signal, () => (lists.length === 0 ? [] : [listTableOf(lists)]));

  progress.begin(STEPS.api);
  const users: Partial<Record<Role, Registered>> = {};
  const bench = await startBenchApi(shutdown, async (database) => {
    for (const role of ROLES) users[role] = await registerUser(database, role, 0);
  });
  const signInAs = (role: Role) => signIn(bench, users[role] as Registered);
  progress.begin(STEPS.fill);
  const filled = await fillFor(bench, await signInAs('customer'), users.freelancer as Registered);

  progress.begin(STEPS.lists, LIST_CALLS.length);
  for (const role of ROLES) {
    const user = await signInAs(role);
    const parameters: ListParameters = {
      ...filled,
      userId: user.id,
      conversation: await conversationOf(role, user, filled),
    };
    for (const { name, call, query, maxMs } of LIST_CALLS.filter((list) => list.role === role)) {
      const asked = typeof query === 'function' ? query(parameters) : query;
      const request = user.request(call, asked);
      const time = (connections: number, calls: number) =>
        timeList({ origin: bench.api.origin, request, connections, calls });
      await time(CONNECTIONS, WARM_UP);
      lists.push({ role, name, maxMs, alone: await time(1, runs), together: await time(CONNECTIONS, runs) });
      progress.done(`${role}, ${name}`);
    }
  }
  progress.end();
  const missed = lists.flatMap(missedTargets);
  console.log(listTableOf(lists));
  console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery target is met.');
  process.exitCode = missed.length > 0 ? 1 : 0;
  await shutdown.run();
}

async function fillFor(bench: BenchApi, customer: User, freelancer: Registered): Promise<Filled> {
  const { project_id: projectId } = await customer.send('POST /api/projects/project', orderOf(bench));
  const originals = { customerId: customer.id, freelancerId: freelancer.id, projectId };
  await fill(bench.db, originals);
  return originals;
}

/** The filled project is not paid: freelancers read one of their own instead, managers one with a case. */
async function conversationOf(
  role: Role,
  user: User,
  filled: Filled,
): Promise<ListParameters['conversation']> {
  if (role === 'customer') return { project_id: filled.projectId, freelancer_id: filled.freelancerId };
  const first = role === 'manager' ? await firstCaseOf(user) : await firstProjectOf(user);
  if (!first?.freelancer) throw new Error(`The ${role} has no project.`);
  return { project_id: first.id, freelancer_id: first.freelancer.id };
}

const firstCaseOf = async (manager: User) =>
  (await manager.send('GET /api/manager/cases', { case: 'disputed' })).cases[0]?.project;

const firstProjectOf = async (freelancer: User) =>
  (await freelancer.send('GET /api/freelancer/my_projects')).projects[0];

/** Reads `--runs 200`: calls of each list, one after the other and over all connections. */
function readRuns(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '200' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs must be a whole number from 1.');
  return runs;
}
