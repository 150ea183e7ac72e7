import type { Migration } from '../../../platform/db/index.ts';

/** After those of conversations, whose messages they refer to. */
export const caseMigrations: readonly Migration[] = [
  {
    name: 'cases/0001-told-complaints',
    // Complaints from before this migration, and those on projects without an executor, have no message: their text
    // stays here, for managers.
    sql: `
      alter table project_complaints
        alter column text drop not null,
        add column message_id uuid unique references messages on delete cascade,
        add check ((text is null) = (message_id is not null));
    `,
  },
];
