import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createApi, readConfig } from '@metier/api';
import { CommandError } from '../../cli/command.ts';
import type { Shutdown } from '../../cli/shutdown.ts';
import { CASES } from './cases.ts';
import { measureCase, type Measured } from './measure-case.ts';
import { newPeople } from './people.ts';
import { findPgbench } from './pgbench.ts';
import { apiTableOf } from './report.ts';
import { openApiStage } from './stage.ts';
import { missedTargets } from './targets.ts';
import { fillProjects, prepareWork } from './work.ts';

const CONNECTIONS = 16;
const PROJECTS = 10_000;

/**
 * `npm run bench api`: what the API costs beside the database that it stands on. Each case is measured by turns: the
 * API over HTTP, its own SQL by pgbench, and a bare route that answers the same bytes; all on the same cores, with
 * the load beside them. Ends with an error if a target is missed.
 */
export async function benchApi(args: readonly string[], shutdown: Shutdown): Promise<void> {
  const { rounds, seconds, writes, cases, json } = readOptions(args);
  const pgbench = findPgbench();
  if (!pgbench) console.log('This machine has no pgbench: nothing can be told about its part.');
  const stage = await openApiStage();
  shutdown.defer(stage.close);
  const crew = {
    customers: await newPeople(stage, 'customer', CONNECTIONS),
    freelancers: await newPeople(stage, 'freelancer', CONNECTIONS),
    managers: await newPeople(stage, 'manager', CONNECTIONS),
  };
  await prepareWork(stage, crew, 'created', 1);
  await fillProjects(stage, PROJECTS);
  const listened = await createApi(readConfig({ DATABASE_URL: stage.url, LOG_LEVEL: 'silent' }));
  shutdown.defer(listened.close);

  const all: Measured[] = [];
  for (const subject of cases) {
    const plan = {
      stage,
      listened: listened.app,
      crew,
      pgbench,
      connections: CONNECTIONS,
      seconds,
      writes,
      rounds,
    };
    all.push(await measureCase(subject, plan));
  }
  const missed = all.flatMap(missedTargets);
  console.log(apiTableOf(all));
  console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery target is met.');
  if (json) await writeFile(json, `${JSON.stringify({ all, missed }, undefined, 2)}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
  await shutdown.run();
}

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
