import { MAIL_CHOICES } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectPreferences } from '../preferences.repository.ts';

/** When the caller's mails are sent, for each kind that the role receives. */
export async function listPreferences(
  db: Db,
  { userId, role }: Actor,
): Promise<Reply<'GET /api/notifications/preferences'>> {
  const chosen = new Map((await selectPreferences(db, [userId])).map(({ kind, mail }) => [kind, mail]));
  return { preferences: MAIL_CHOICES[role].map((kind) => ({ kind, mail: chosen.get(kind) ?? 'now' })) };
}
