import type { Migration } from '../../platform/db/index.ts';

export const replyTemplateMigrations: readonly Migration[] = [
  {
    name: 'reply-templates/0001-templates',
    sql: `
      create table reply_templates (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('case_reason', 'support_answer')),
        name text not null,
        text text not null,
        created_at timestamptz not null
      );
      create index reply_templates_kind on reply_templates (kind);
    `,
  },
  {
    // A change names the version that its manager was shown.
    name: 'reply-templates/0002-versions',
    sql: `alter table reply_templates add column version integer not null default 0;`,
  },
];
