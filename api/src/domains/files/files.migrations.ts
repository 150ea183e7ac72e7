import type { Migration } from '../../platform/db/index.ts';

export const filesMigrations: readonly Migration[] = [
  {
    name: 'files/0001-files',
    sql: `
      create table file_contents (
        -- Its name in the store, which is never used again.
        id uuid primary key,
        -- SHA-256; null until it is written, so that a killed process leaves a trace of what it wrote.
        digest bytea unique,
        size integer not null,
        created_at timestamptz not null
      );
      create index file_contents_unwritten on file_contents (created_at) where digest is null;

      create table files (
        id uuid primary key default gen_random_uuid(),
        owner_id uuid not null references users on delete cascade,
        name text not null,
        -- Declared when the upload is opened; null for a form on its way.
        size integer,
        received integer not null default 0,
        type text,
        created_at timestamptz not null,
        completed_at timestamptz,
        -- Null until a message names it.
        project_id uuid references projects on delete cascade,
        message_id uuid references messages on delete cascade,
        position integer not null default 0,
        preview_id uuid references file_contents,
        preview_width integer,
        preview_height integer
      );
      create index files_owner on files (owner_id);
      create index files_project on files (project_id) where project_id is not null;
      create index files_message on files (message_id, position) where message_id is not null;
      create index files_unattached on files (created_at) where project_id is null;
      create index files_preview on files (preview_id) where preview_id is not null;

      create table file_blocks (
        file_id uuid not null references files on delete cascade,
        position integer not null,
        content_id uuid not null references file_contents,
        primary key (file_id, position)
      );
      create index file_blocks_content on file_blocks (content_id);
    `,
  },
  {
    name: 'files/0002-subjects',
    // A project's file without another subject column is attached to the brief.
    sql: `
      alter table files
        add column result_id uuid references project_results on delete cascade,
        add column improvement_id uuid references project_improvements on delete cascade,
        -- SHA-256 of those of its blocks; null until it is complete.
        add column digest text,
        add constraint files_subject
          check (num_nonnulls(message_id, result_id, improvement_id) <= num_nonnulls(project_id));
      create index files_result on files (result_id, position) where result_id is not null;
      create index files_improvement on files (improvement_id, position) where improvement_id is not null;
      update files f set digest = (
        select encode(sha256(string_agg(c.digest, ''::bytea order by b.position)), 'hex')
        from file_blocks b join file_contents c on c.id = b.content_id where b.file_id = f.id
      ) where completed_at is not null;
    `,
  },
];
