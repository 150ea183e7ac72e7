import type { Db } from '../db/index.ts';
import type { Migration } from '../db/index.ts';
import type { MailTransport } from './mail.ts';
import type { Generated } from 'kysely';

declare module '../registry.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

interface MailsTable {
  id: Generated<string>;
  position: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  created_at: Date;
}

export const mailMigrations: readonly Migration[] = [
  {
    name: 'platform/0002-mails',
    sql: `
      create table mails (
        id uuid primary key default gen_random_uuid(),
        position bigint generated always as identity unique,
        recipient text not null,
        subject text not null,
        text text not null,
        created_at timestamptz not null
      );
    `,
  },
];

/** A mail kept in the database, newest first on `/dev/mail`. */
export interface StoredMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
}

/** Keeps mails in the database instead of sending them: the default for development. Source: product.md §10. */
export function databaseMail(db: Db): MailTransport {
  return async ({ to, subject, text }, now) => {
    await db.insertInto('mails').values({ recipient: to, subject, text, created_at: now }).execute();
  };
}

/** The latest mails, newest first, at most a thousand. */
export async function storedMails(db: Db): Promise<StoredMail[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('position', 'desc').limit(1000).execute();
  return rows.map(({ id, recipient, subject, text, created_at }) => ({
    id,
    to: recipient,
    subject,
    text,
    created_at: created_at.toISOString(),
  }));
}
