import type { Language } from '@metier/contract';
import type { Db } from '../../../platform/db/index.ts';
import { updateLanguage, type Account } from '../accounts.repository.ts';

/** Makes the language that somebody uses that of their mails; undefined leaves it. */
export async function setMailLanguage(
  db: Db,
  { id, language }: Account,
  used: Language | undefined,
): Promise<void> {
  if (used !== undefined && used !== language) await updateLanguage(db, id, used);
}
