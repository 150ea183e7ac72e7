import type { Migration } from '../../platform/db/index.ts';

export const verificationMigrations: readonly Migration[] = [
  {
    name: 'verification/0001-verifications',
    sql: `
      create table verifications (
        freelancer_id uuid primary key references users on delete cascade,
        status text not null check (status in ('submitted', 'approved', 'rejected')),
        reason text,
        submitted_at timestamptz not null,
        decided_at timestamptz,
        decided_by uuid references users,
        check ((status = 'submitted') = (decided_at is null))
      );
      create index verifications_queue on verifications (decided_at desc nulls first, submitted_at, freelancer_id);

      create table verification_links (
        link_id uuid primary key default gen_random_uuid(),
        freelancer_id uuid not null references verifications on delete cascade,
        links text[] not null,
        contacts text not null,
        created_at timestamptz not null
      );
      create index verification_links_freelancer on verification_links (freelancer_id, created_at);
    `,
  },
  {
    name: 'verification/0002-statuses',
    sql: `
      create index verifications_status on verifications (status, decided_at desc nulls first, submitted_at, freelancer_id);
    `,
  },
];
