import { orderOf } from '../../../../api/src/testing/projects.ts';
import type { User } from './users.ts';
import type { BenchApi } from './bench-api.ts';

/** Input of one request of a benchmark. */
export interface Work {
  readonly customer: User;
  readonly freelancer: User;
  readonly manager: User;
  /** Id of a project in the state that the request needs. */
  readonly projectId: string;
}

/** The signed-up users of a benchmark. */
export interface BenchUsers {
  readonly customers: readonly User[];
  readonly freelancers: readonly User[];
  readonly managers: readonly User[];
}

/** State of a project before the measured call. */
export type InitialState = 'nothing' | 'created' | 'delivered';

const AT_ONCE = 8;

interface PrepareOptions {
  readonly initialState: InitialState;
  readonly count: number;
  /** Called after each item. */
  readonly onDone: () => void;
}

/** Creates items in the same state by real calls, spread over the users. */
export async function prepareWork(
  bench: BenchApi,
  users: BenchUsers,
  { initialState, count, onDone }: PrepareOptions,
): Promise<Work[]> {
  const works: Work[] = [];
  const next = async (): Promise<void> => {
    while (works.length < count) {
      const number = works.length;
      const pick = (from: readonly User[]) => from[number % from.length] as User;
      const participants = {
        customer: pick(users.customers),
        freelancer: pick(users.freelancers),
        manager: pick(users.managers),
      };
      const place = works.push({ ...participants, projectId: '' }) - 1;
      works[place] = { ...participants, projectId: await projectInState(bench, participants, initialState) };
      onDone();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return works;
}

async function projectInState(
  bench: BenchApi,
  { customer, freelancer }: Omit<Work, 'projectId'>,
  initialState: InitialState,
): Promise<string> {
  if (initialState === 'nothing') return '';
  const { project_id } = await customer.send('POST /api/projects/project', orderOf(bench));
  if (initialState === 'created') return project_id;
  await customer.send('POST /api/customer/pay', { project_id, payment_method: 'pm_card_ok' });
  await customer.send('POST /api/customer/invite_freelancer', { project_id, user_id: freelancer.id });
  await freelancer.send('POST /api/invitations/accept', { project_id, take: 1 });
  await freelancer.send('PUT /api/freelancers/projects/implementation', { project_id, status: 1 });
  await freelancer.send('POST /api/freelancer/result', { project_id, result: 'https://result.example/1' });
  return project_id;
}

const COPY_PROJECT = `
  insert into projects select copy.* from projects p, generate_series(1, $1::int) n,
    jsonb_populate_record(p, jsonb_build_object(
      'id', gen_random_uuid(), 'created_at', p.created_at - n * interval '1 minute',
      'type', (array['design', 'development', 'marketing', 'copywriting', 'consulting'])[1 + n % 5])) copy
  where p.id = (select id from projects where status = 'created' limit 1)`;

/** Fills the table of projects with copies of one. */
export async function fillProjects({ query }: BenchApi, count: number): Promise<void> {
  await query(COPY_PROJECT, [count]);
  await query('vacuum analyze');
}

const KEEP_WORKS = `
  create table bench_works as
  select row_number() over () as n, work.* from jsonb_to_recordset($1::jsonb) as work(
    project uuid, customer uuid, customer_session uuid, freelancer uuid, manager uuid, manager_session uuid)`;

/** Sequences for items that are processed, and for those that are only found. */
const NEXT = 'bench_next';
const NEXT_FOUND = 'bench_next_found';

/** The same finder query alone: it consumes none of the other items. */
export const onlyFinding = (find: string): string => find.replaceAll(NEXT, NEXT_FOUND);

/** Stores items for pgbench, one per run; returns the relation of the next item. */
export async function queueForPgbench({ query }: BenchApi, works: readonly Work[]): Promise<string> {
  await query('drop table if exists bench_works');
  for (const name of [NEXT, NEXT_FOUND]) {
    await query(`drop sequence if exists ${name}`);
    await query(`create sequence ${name}`);
  }
  await query(KEEP_WORKS.replace('$1', () => `'${JSON.stringify(works.map(idsOf))}'`));
  await query('create index on bench_works (n)');
  return `(select * from bench_works where n = (select 1 + nextval('${NEXT}') % ${works.length})) as work`;
}

/** The uuids that differ between items, by role. */
export const idsOf = ({ customer, freelancer, manager, projectId }: Work) => ({
  ...(projectId && { project: projectId }),
  customer: customer.id,
  customer_session: customer.sessionId,
  freelancer: freelancer.id,
  manager: manager.id,
  manager_session: manager.sessionId,
});
