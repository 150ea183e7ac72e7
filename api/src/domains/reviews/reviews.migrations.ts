import type { Migration } from '../../platform/db/index.ts';

export const reviewsMigrations: readonly Migration[] = [
  {
    name: 'reviews/0001-reviews',
    sql: `
      create table reviews (
        id uuid primary key default gen_random_uuid(),
        project_id uuid not null references projects on delete cascade,
        author_id uuid not null references users,
        subject_id uuid not null references users,
        stars integer not null check (stars between 1 and 5),
        text text not null,
        written_at timestamptz not null,
        -- Sealed until then.
        opens_at timestamptz not null,
        -- True once its subject was told of it; a freelancer's figures count it from then on.
        is_told boolean not null default false,
        answer text,
        answered_at timestamptz,
        removed_by uuid references users,
        removed_at timestamptz,
        removal_reason text,
        unique (project_id, author_id),
        check ((answer is null) = (answered_at is null)),
        check ((removed_at is null) = (removed_by is null) and (removed_at is null) = (removal_reason is null))
      );
      create index reviews_subject on reviews (subject_id, opens_at desc, id) include (stars) where removed_at is null;
    `,
  },
];
