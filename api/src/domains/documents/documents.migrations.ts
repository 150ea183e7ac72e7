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
  {
    name: 'documents/0002-invoices-of-payments',
    // Existing invoices keep number and date; payments without one get the next numbers in order.
    sql: `
      create table invoice_numbers (
        project_id uuid primary key references projects,
        number bigint not null unique check (number > 0),
        dated timestamptz not null
      );
      create trigger append_only before update or delete or truncate on invoice_numbers execute function refuse_change();

      insert into invoice_numbers
        select distinct on (subject_id) subject_id, number, issued_at
        from documents where kind = 'invoice' order by subject_id, number;
      insert into invoice_numbers
        select project_id, last + row_number() over (order by paid_at, project_id), paid_at
        from (
          select project_id, min(occurred_at) as paid_at from ledger_entries
          where event = 'captured' and project_id not in (select project_id from invoice_numbers)
          group by project_id
        ) paid cross join document_numbers where kind = 'invoice';
      update document_numbers set last = greatest(last, (select coalesce(max(number), 0) from invoice_numbers))
        where kind = 'invoice';

      create table customer_requisites (
        customer_id uuid primary key references users on delete cascade,
        requisites jsonb not null,
        saved_at timestamptz not null
      );
      insert into customer_requisites
        select distinct on (p.customer_id) p.customer_id, kept.requisites, kept.saved_at
        from invoice_requisites kept join projects p on p.id = kept.project_id
        order by p.customer_id, kept.saved_at desc;
    `,
  },
];
