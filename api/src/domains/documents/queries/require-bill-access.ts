import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { canChoose, standBefore, viewerOf, type Standing } from '../../projects/index.ts';

/** The project for somebody who may see what its customer paid. Throws `notFound` for everybody else. */
export async function requireBillAccess(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<Standing> {
  const standing = await standBefore(db, projectId, viewerOf(actor), now);
  if (!canChoose(standing)) throw new AppError('notFound');
  return standing;
}
