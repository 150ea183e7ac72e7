import type { Migration } from '../../platform/db/index.ts';

export const peopleMigrations: readonly Migration[] = [
  {
    name: 'people/0001-notes',
    sql: `
      create table person_notes (
        id uuid primary key default gen_random_uuid(),
        person_id uuid not null references users on delete cascade,
        author_id uuid not null references users,
        text text not null,
        written_at timestamptz not null,
        changed_at timestamptz
      );
      create index person_notes_person on person_notes (person_id, written_at desc, id);

      create index users_newest on users (created_at desc, id);
      create index freelancer_profiles_verified on freelancer_profiles (user_id) where verified;
    `,
  },
  {
    name: 'people/0002-names',
    // The expression of views/people.ts by which managers sort.
    sql: `create index users_by_name on users (lower(first_name || ' ' || last_name) collate "und-x-icu", id);`,
  },
];
