import type { Db } from '../../../../api/src/platform/db/index.ts';
import { projectOf, senderOf, type Journal } from './journal.ts';

/** How often something happened, by the project or the person it happened to. */
type Counts = ReadonlyMap<string, number>;

/** What was acknowledged and is not there, or is there more often than it was acknowledged; in words. */
export async function unaccounted(db: Db, journal: Journal, projects: readonly string[]): Promise<string[]> {
  const ofCrowd = new Set([...projects, ...journal.people()]);
  const only = (rows: readonly { by: string | null; times: number }[]): Counts =>
    new Map(rows.flatMap(({ by, times }) => (by !== null && ofCrowd.has(by) ? [[by, times]] : [])));
  const deliveries = await db
    .selectFrom('project_results')
    .select(({ fn }) => ['project_id as by', fn.countAll<number>().as('times')])
    .groupBy('project_id')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => ['freelancer_id as by', fn.countAll<number>().as('times')])
    .groupBy('freelancer_id')
    .execute();
  const entries = await db.selectFrom('ledger_entries').select(['project_id as by', 'event']).execute();
  const had = (event: string): Counts =>
    only(entries.filter((entry) => entry.event === event).map(({ by }) => ({ by, times: 1 })));
  const accepted = journal.acknowledged('POST /api/customer/acceptance', projectOf, { accept: 1 });
  return [
    ...differences(
      'delivered',
      journal.acknowledged('POST /api/freelancer/result', projectOf),
      only(deliveries),
    ),
    ...differences(
      'withdrawn',
      journal.acknowledged('POST /api/account/withdrawal', senderOf),
      only(withdrawals),
    ),
    ...missing('paid', journal.acknowledged('POST /api/customer/pay', projectOf), had('captured')),
    ...missing('accepted', accepted, had('accepted')),
  ];
}

const differences = (what: string, told: Counts, there: Counts): string[] =>
  [...new Set([...told.keys(), ...there.keys()])].flatMap((by) => {
    const [said, is] = [told.get(by) ?? 0, there.get(by) ?? 0];
    return said === is ? [] : [`${what} ${is} times, acknowledged ${said} times: ${by}`];
  });

const missing = (what: string, told: Counts, there: Counts): string[] =>
  [...told.keys()].filter((by) => !there.has(by)).map((by) => `acknowledged but not ${what}: ${by}`);
