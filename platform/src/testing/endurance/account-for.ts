import type { Db } from '../../../../api/src/platform/db/index.ts';
import { projectOf, senderOf, type Journal } from './journal.ts';
import { booked, givenBack, TRACES, type EventCounts } from './traces.ts';

/** Number of events by project or user. */
type Counts = ReadonlyMap<string, number>;

/** Differences between acknowledged calls and the database, as sentences: lost or duplicated effects. */
export async function unaccounted(db: Db, journal: Journal, projects: readonly string[]): Promise<string[]> {
  const ofCrowd = new Set([...projects, ...journal.senders()]);
  const only = (rows: EventCounts): Counts =>
    new Map(rows.flatMap(({ by, times }) => (by !== null && ofCrowd.has(by) ? [[by, times]] : [])));
  const faults: string[] = [];
  for (const { what, causes, left } of TRACES) {
    const acknowledged = causes.map(({ call, fields }) => journal.acknowledged(call, projectOf, fields));
    faults.push(...differences(what, sumOf(acknowledged), only(await left(db))));
  }
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => ['freelancer_id as by', fn.countAll<number>().as('times')])
    .groupBy('freelancer_id')
    .execute();
  const withdrawn = journal.acknowledged('POST /api/account/withdrawal', senderOf);
  const paid = journal.acknowledged('POST /api/customer/pay', projectOf);
  return [
    ...faults,
    ...differences('withdrawn', withdrawn, only(withdrawals)),
    ...differences(
      'refunded in the books',
      only(await givenBack(db)),
      only(await booked('refund_decided')(db)),
    ),
    ...missing('paid', paid, only(await booked('captured')(db))),
    ...(await lostOrKept(db, journal, projects)),
  ];
}

/** Deleted projects that still exist, and missing projects that were not deleted. */
async function lostOrKept(db: Db, journal: Journal, projects: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('projects').select('id').execute();
  const kept = new Set(rows.map(({ id }) => id));
  const deleted = journal.acknowledged(DELETE, projectOf);
  const perhaps = journal.doubtful(DELETE, projectOf);
  return [
    ...[...deleted.keys()].filter((id) => kept.has(id)).map((id) => `acknowledged but not deleted: ${id}`),
    ...projects
      .filter((id) => !kept.has(id) && !deleted.has(id) && !perhaps.has(id))
      .map((id) => `gone, and nobody deleted it: ${id}`),
  ];
}

const DELETE = 'DELETE /api/projects/project';

const sumOf = (all: readonly Counts[]): Counts => {
  const sum = new Map<string, number>();
  for (const counts of all) for (const [by, times] of counts) sum.set(by, (sum.get(by) ?? 0) + times);
  return sum;
};

const differences = (what: string, acknowledged: Counts, stored: Counts): string[] =>
  [...new Set([...acknowledged.keys(), ...stored.keys()])].flatMap((by) => {
    const [expected, actual] = [acknowledged.get(by) ?? 0, stored.get(by) ?? 0];
    return expected === actual ? [] : [`${what} ${actual} times, acknowledged ${expected} times: ${by}`];
  });

const missing = (what: string, acknowledged: Counts, stored: Counts): string[] =>
  [...acknowledged.keys()].filter((by) => !stored.has(by)).map((by) => `acknowledged but not ${what}: ${by}`);
