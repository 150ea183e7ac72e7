import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createApi, readConfig } from '@metier/api';
import { type Role, ROLES } from '@metier/contract';
import { CommandError } from '../../cli/command.ts';
import { Progress, type Step } from '../../cli/progress/index.ts';
import type { Shutdown } from '../../cli/shutdown.ts';
import { printPartialResultsOnInterrupt } from '../print-partial-results.ts';
import { type Case, CASES } from './cases.ts';
import { measureCase, type Measured, measuring, preparing } from './measure-case.ts';
import { signUpUsers } from './users.ts';
import { findPgbench } from './pgbench.ts';
import { apiTableOf } from './report.ts';
import { startBenchApi } from './bench-api.ts';
import { missedTargets, verdictOf } from './targets.ts';
import { fillProjects, prepareWork } from './work.ts';

const CONNECTIONS = 16;
const PROJECTS = 10_000;

/**
 * `npm run bench api`: cost of the API over that of its database. Each case alternates between the API over HTTP, its
 * SQL by pgbench, and a bare route with the same response bytes; all on the same cores as the load generator. Ends
 * with an error if a target is missed.
 */
export async function benchApi(args: readonly string[], shutdown: Shutdown): Promise<void> {
  const { rounds, seconds, writes, cases, json } = readOptions(args);
  const pgbench = findPgbench();
  if (!pgbench) console.log('pgbench is not installed: the ratio to it is not measured.');
  const progress = new Progress('bench api', stepsOf(cases), { signal: shutdown.signal });
  const all: Measured[] = [];
  printPartialResultsOnInterrupt(shutdown.signal, () => (all.length === 0 ? [] : [apiTableOf(all)]));

  progress.begin(PREPARATION.api);
  const bench = await startBenchApi(shutdown);
  progress.begin(PREPARATION.users, ROLES.length * CONNECTIONS);
  const signUp = (role: Role) => signUpUsers(bench, role, CONNECTIONS, () => progress.done(role));
  const users = {
    customers: await signUp('customer'),
    freelancers: await signUp('freelancer'),
    managers: await signUp('manager'),
  };
  progress.begin(PREPARATION.projects);
  await prepareWork(bench, users, { initialState: 'created', count: 1, onDone: () => {} });
  await fillProjects(bench, PROJECTS);
  const listened = await createApi(readConfig({ DATABASE_URL: bench.url, LOG_LEVEL: 'silent' }));
  shutdown.defer(listened.close);

  const { app } = listened;
  const plan = { bench, listened: app, users, pgbench, connections: CONNECTIONS, seconds, writes, rounds };
  for (const subject of cases) all.push(await measureCase(subject, { ...plan, progress }));
  progress.end();
  const missed = all.flatMap(missedTargets);
  console.log(apiTableOf(all));
  console.log(`\n${verdictOf(all)}`);
  if (json) await writeFile(json, `${JSON.stringify({ all, missed }, undefined, 2)}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
  await shutdown.run();
}

const PREPARATION = {
  api: 'starting the API',
  users: 'signing users in',
  projects: `filling in ${PROJECTS.toLocaleString('en')} projects`,
} as const;

const stepsOf = (cases: readonly Case[]): Step[] =>
  [
    ...Object.values(PREPARATION),
    ...cases.flatMap((subject) => [preparing(subject), measuring(subject)]),
  ].map((name) => ({ name }));

/** Reads `--rounds 3 --seconds 4 --writes 480 --case pay --json figures.json`; without a case, all of them. */
function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      writes: { type: 'string', default: '640' },
      case: { type: 'string', multiple: true },
      json: { type: 'string' },
    },
  });
  const [rounds = 0, seconds = 0, writes = 0] = [values.rounds, values.seconds, values.writes].map(Number);
  if (![rounds, seconds, writes].every((value) => Number.isInteger(value) && value > 0))
    throw new CommandError('--rounds, --seconds and --writes must be whole numbers from 1.');
  const cases = CASES.filter(
    ({ name }) => !values.case || values.case.some((wanted) => name.startsWith(wanted)),
  );
  if (cases.length === 0)
    throw new CommandError(`--case begins one of: ${CASES.map(({ name }) => name).join(', ')}.`);
  return { rounds, seconds, writes, cases, json: values.json };
}
