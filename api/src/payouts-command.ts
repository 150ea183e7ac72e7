import { nameOf } from '@metier/shared-kit/contract';
import { getAccount } from './domains/accounts/index.ts';
import {
  findRequestedWithdrawal,
  listRequestedWithdrawals,
  settleWithdrawal,
} from './domains/money/index.ts';
import { openClock } from './platform/clock/index.ts';
import { openDatabase, transaction, type Db } from './platform/db/index.ts';

const USAGE = 'Usage: npm run payouts -- list | paid <id> | failed <id>';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Conversions that people pay out by hand: `list` shows those that wait, oldest first; `paid` and `failed` book what
 * became of one. A failed one gives the freelancer the points back. Each is booked once.
 *
 * @returns what to tell the person at the command line
 * @throws Error that says what to do about it
 */
export async function runPayoutsCommand(args: readonly string[], databaseUrl: string): Promise<string> {
  const [action, id = '', ...rest] = args;
  const database = openDatabase(databaseUrl, 2);
  try {
    if (action === 'list' && id === '') return await list(database.db);
    if ((action !== 'paid' && action !== 'failed') || !UUID.test(id) || rest.length > 0)
      throw new Error(USAGE);
    return await settle(database.db, id, action);
  } finally {
    await database.close();
  }
}

async function list(db: Db): Promise<string> {
  const withdrawals = await listRequestedWithdrawals(db);
  if (withdrawals.length === 0) return 'Nothing waits to be paid out';
  const lines = withdrawals.map(async ({ id, freelancerId, amount, requestedAt }) => {
    const account = await getAccount(db, freelancerId);
    const euro = (amount / 100).toFixed(2);
    return [id, requestedAt.toISOString().slice(0, 10), `${euro} EUR`, nameOf(account), account.email].join(
      '\t',
    );
  });
  return (await Promise.all(lines)).join('\n');
}

async function settle(db: Db, id: string, outcome: 'paid' | 'failed'): Promise<string> {
  const { now } = await openClock(db);
  const withdrawal = await findRequestedWithdrawal(db, id);
  if (!withdrawal) throw new Error(`No conversion ${id} waits to be paid out; see: npm run payouts -- list`);
  await transaction(db, (trx) => settleWithdrawal(trx, id, outcome, now()));
  return outcome === 'paid'
    ? `${id} is booked as paid out`
    : `${id} has failed; the freelancer has the points back`;
}
