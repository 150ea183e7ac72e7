import type { Migration } from '../../../platform/db/index.ts';

/** After those of conversations, whose messages they refer to. */
export const caseMigrations: readonly Migration[] = [
  {
    name: 'cases/0001-told-complaints',
    // Earlier complaints, and those that nobody else has the project to read, keep their text for managers.
    sql: `
      alter table project_complaints
        alter column text drop not null,
        add column message_id uuid unique references messages on delete cascade,
        add check ((text is null) = (message_id is not null));
    `,
  },
];
