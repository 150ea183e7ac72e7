import type { Db } from '../../../../api/src/platform/db/index.ts';
import { projectOf, senderOf, type Journal } from './journal.ts';
import { booked, givenBack, TRACES, type Happened } from './traces.ts';

/** How often something happened, by the project or the person it happened to. */
type Counts = ReadonlyMap<string, number>;

/** What was acknowledged and is not there, or is there more often than it was acknowledged; in words. */
export async function unaccounted(db: Db, journal: Journal, projects: readonly string[]): Promise<string[]> {
  const ofCrowd = new Set([...projects, ...journal.people()]);
  const only = (rows: Happened): Counts =>
    new Map(rows.flatMap(({ by, times }) => (by !== null && ofCrowd.has(by) ? [[by, times]] : [])));
  const faults: string[] = [];
  for (const { what, call, fields, left } of TRACES)
    faults.push(...differences(what, journal.acknowledged(call, projectOf, fields), only(await left(db))));
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

/** Projects that are there although they were deleted, and those that are gone although nobody deleted them. */
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

const differences = (what: string, told: Counts, there: Counts): string[] =>
  [...new Set([...told.keys(), ...there.keys()])].flatMap((by) => {
    const [said, is] = [told.get(by) ?? 0, there.get(by) ?? 0];
    return said === is ? [] : [`${what} ${is} times, acknowledged ${said} times: ${by}`];
  });

const missing = (what: string, told: Counts, there: Counts): string[] =>
  [...told.keys()].filter((by) => !there.has(by)).map((by) => `acknowledged but not ${what}: ${by}`);
