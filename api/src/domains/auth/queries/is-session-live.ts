import type { Db } from '../../../platform/db/index.ts';
import type { IsSessionLive } from '../../../platform/http/index.ts';
import { existsLiveSession } from '../sessions.repository.ts';

/** Asks the database at every call, so that an ended session ends everywhere at once. */
export const sessionCheck =
  (db: Db): IsSessionLive =>
  (sessionId, now) =>
    existsLiveSession(db, sessionId, now);
