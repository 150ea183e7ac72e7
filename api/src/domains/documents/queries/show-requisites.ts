import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectRequisites } from '../../../views/engagement.ts';
import { requireOwnerAccess } from '../../projects/index.ts';
import type { Requisites } from '../rules/facts.ts';
import { NO_REQUISITES } from '../rules/no-requisites.ts';
import { requisitesOf } from '../rules/requisites-of.ts';

/**
 * The requisites for the invoice of a project, offered as they were entered for another one; empty until they are
 * entered.
 *
 * @throws AppError `notFound` for all but the owner and the manager
 */
export async function showRequisites(db: Db, projectId: string, actor: Actor): Promise<Requisites> {
  await requireOwnerAccess(db, projectId, actor);
  const known = await selectRequisites(db, projectId);
  return (known && requisitesOf(known)) ?? NO_REQUISITES;
}
