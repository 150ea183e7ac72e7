import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { standBefore, type Standing } from '../commands/stand-before.ts';
import { canSeeWork } from '../rules/party.ts';
import { viewerOf } from '../viewer-of.ts';

/**
 * The project for somebody who may read what its parties exchange.
 *
 * @throws AppError `notFound` for everybody else
 */
export async function requireWorkAccess(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<Standing> {
  const standing = await standBefore(db, projectId, viewerOf(actor), now);
  if (!canSeeWork(standing)) throw new AppError('notFound');
  return standing;
}
