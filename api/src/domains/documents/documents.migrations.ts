import type { Migration } from '../../platform/db/index.ts';

export const documentsMigrations: readonly Migration[] = [
  {
    name: 'documents/0001-documents',
    sql: `
      create table document_numbers (kind text primary key, last bigint not null);
      insert into document_numbers values ('contract', 0), ('agreement', 0), ('invoice', 0);

      create table documents (
        kind text not null references document_numbers,
        number bigint not null check (number > 0),
        subject_id uuid not null,
        facts jsonb not null,
        issued_at timestamptz not null,
        primary key (kind, number)
      );
      create trigger append_only before update or delete or truncate on documents execute function refuse_change();
      create index documents_subject on documents (subject_id, kind, number desc);
      create unique index documents_once on documents (subject_id, kind) where kind <> 'invoice';

      create table contract_refusals (freelancer_id uuid primary key references users, refused_at timestamptz not null);

      create table invoice_requisites (
        project_id uuid primary key references projects on delete cascade,
        requisites jsonb not null,
        saved_at timestamptz not null
      );
    `,
  },
];
