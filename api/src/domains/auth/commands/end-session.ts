import { transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { endSession, endSessions } from '../sessions.repository.ts';

/**
 * Ends one of the caller's sessions.
 *
 * @throws AppError `notFound` for a session that has ended or belongs to another user
 */
export async function endOwnSession(db: Db, actor: Actor, sessionId: string, now: Date): Promise<void> {
  if (!(await endSession(db, actor.userId, sessionId, now))) throw new AppError('notFound');
}

/** Ends all sessions of the caller except the current one. */
export const endOtherSessions = (db: Db, { userId, sessionId }: Actor, now: Date): Promise<void> =>
  transaction(db, (trx) => endSessions(trx, userId, now, sessionId));
