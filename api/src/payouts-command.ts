import { nameOf, PAYOUT_FAILURES, type PayoutFailure, UUID } from '@metier/contract';
import { getAccount } from './domains/accounts/index.ts';
import { listManualWithdrawals, settleManually, type WithdrawalEnd } from './domains/money/index.ts';
import { openClock } from './platform/clock/index.ts';
import { openDatabase, transaction, type Db } from './platform/db/index.ts';
import { AppError } from './platform/errors/index.ts';

const USAGE = `Usage: npm run payouts -- list | paid <id> | failed <id> <reason>, a reason of ${PAYOUT_FAILURES.join(', ')}`;

/**
 * Manual payouts of conversions: `list` shows pending ones, oldest first; `paid` and `failed` book the outcome and mail
 * it to the freelancer, who gets the points back if it failed. Each is booked once, here or in the browser.
 *
 * @returns output of the command
 * @throws Error whose message says what to do
 */
export async function runPayoutsCommand(args: readonly string[], databaseUrl: string): Promise<string> {
  const [action, id = '', ...rest] = args;
  const database = openDatabase(databaseUrl, 2);
  try {
    if (action === 'list' && id === '') return await list(database.db);
    const end = endOf(action, rest);
    if (!end || !UUID.test(id)) throw new Error(USAGE);
    return await settle(database.db, id, end);
  } finally {
    await database.close();
  }
}

const isReason = (text: string | undefined): text is PayoutFailure =>
  PAYOUT_FAILURES.some((reason) => reason === text);

function endOf(action: string | undefined, [reason, ...rest]: readonly string[]): WithdrawalEnd | undefined {
  if (action === 'paid' && reason === undefined) return { state: 'paid' };
  if (action === 'failed' && isReason(reason) && rest.length === 0) return { state: 'failed', reason };
  return undefined;
}

async function list(db: Db): Promise<string> {
  const withdrawals = await listManualWithdrawals(db);
  if (withdrawals.length === 0) return 'There are no pending conversions';
  const lines = withdrawals.map(async ({ id, freelancerId, amount, requestedAt }) => {
    const account = await getAccount(db, freelancerId);
    const euro = (amount / 100).toFixed(2);
    return [id, requestedAt.toISOString().slice(0, 10), `${euro} EUR`, nameOf(account), account.email].join(
      '\t',
    );
  });
  return (await Promise.all(lines)).join('\n');
}

async function settle(db: Db, id: string, end: WithdrawalEnd): Promise<string> {
  const { now } = await openClock(db);
  try {
    await transaction(db, (trx) => settleManually(trx, id, end, null, now()));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Error(`There is no pending conversion ${id}; see: npm run payouts -- list`, { cause: error });
  }
  return end.state === 'paid'
    ? `${id} is booked as paid out`
    : `${id} has failed; the freelancer has the points back`;
}
