import type { Db, Trx } from '../../platform/db/index.ts';
import type { VerificationRow } from './verification.table.ts';

export async function selectVerification(db: Db, freelancerId: string): Promise<VerificationRow | undefined> {
  return db
    .selectFrom('verifications')
    .selectAll()
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockVerification(trx: Trx, freelancerId: string): Promise<VerificationRow | undefined> {
  return trx
    .selectFrom('verifications')
    .selectAll()
    .where('freelancer_id', '=', freelancerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveVerification(trx: Trx, verification: VerificationRow): Promise<void> {
  await trx
    .insertInto('verifications')
    .values(verification)
    .onConflict((conflict) => conflict.column('freelancer_id').doUpdateSet(verification))
    .execute();
}

export async function deleteVerification(trx: Trx, freelancerId: string): Promise<void> {
  await trx.deleteFrom('verifications').where('freelancer_id', '=', freelancerId).execute();
}
