import type { Role } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { insertEmptyProfile } from '../freelancer-profiles.repository.ts';

/**
 * Creates an empty profile for a freelancer with a confirmed e-mail; nothing for other roles.
 *
 * @example await openProfile(trx, account);
 */
export async function openProfile(
  trx: Trx,
  {
    id,
    type_client,
    created_at,
  }: { readonly id: string; readonly type_client: Role; readonly created_at: Date },
): Promise<void> {
  if (type_client === 'freelancer') await insertEmptyProfile(trx, id, created_at);
}
