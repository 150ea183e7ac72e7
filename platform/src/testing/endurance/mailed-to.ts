import type { Db } from '../../../../api/src/platform/db/index.ts';

/** A mail to an address. */
interface Mailed {
  readonly subject: string;
  readonly text: string;
}

/** The mails to an address, latest first. */
export const mailedTo = (db: Db, email: string): Promise<Mailed[]> =>
  db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('position', 'desc')
    .execute();

/** What a pattern's first group finds in the latest mail that has it; nothing while the database is down. */
export async function findInMail(db: Db, email: string, pattern: RegExp): Promise<string | undefined> {
  const mails = await mailedTo(db, email).catch(() => []);
  return mails.map(({ text }) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
}
