import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    contract_refusals: { freelancer_id: string; refused_at: Date };
  }
}

export async function insertRefusal(trx: Trx, freelancerId: string, now: Date): Promise<void> {
  await trx
    .insertInto('contract_refusals')
    .values({ freelancer_id: freelancerId, refused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Freelancers' latest answers to the offered contract; without those who gave none. */
export async function selectContractAnswers(
  db: Db,
  freelancerIds: readonly string[],
): Promise<{ freelancer_id: string; status: 'accepted' | 'declined' }[]> {
  const { rows } = await sql<{ freelancer_id: string; status: 'accepted' | 'declined' }>`
    select subject_id as freelancer_id, 'accepted' as status from documents
    where kind = 'contract' and subject_id = any (${freelancerIds}::uuid[])
    union all
    select freelancer_id, 'declined' from contract_refusals refused
    where freelancer_id = any (${freelancerIds}::uuid[])
      and not exists (select from documents where kind = 'contract' and subject_id = refused.freelancer_id)`.execute(
    db,
  );
  return rows;
}
