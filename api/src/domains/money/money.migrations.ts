import type { Migration } from '../../platform/db/index.ts';

export const moneyMigrations: readonly Migration[] = [
  {
    name: 'money/0001-ledger',
    sql: `
      create table withdrawals (
        id uuid primary key default gen_random_uuid(),
        freelancer_id uuid not null references users,
        amount bigint not null check (amount > 0),
        state text not null default 'requested' check (state in ('requested', 'paid', 'failed')),
        requested_at timestamptz not null,
        settled_at timestamptz
      );
      create index withdrawals_freelancer on withdrawals (freelancer_id, requested_at desc);

      create table refunds (
        project_id uuid primary key,
        amount bigint not null check (amount > 0),
        requested_at timestamptz not null,
        paid_at timestamptz
      );

      -- What happened. Each event happens to a project or a withdrawal once.
      create table ledger_entries (
        id uuid primary key default gen_random_uuid(),
        event text not null,
        project_id uuid,
        withdrawal_id uuid references withdrawals,
        occurred_at timestamptz not null,
        check (num_nonnulls(project_id, withdrawal_id) = 1),
        constraint ledger_entries_once unique nulls not distinct (project_id, withdrawal_id, event)
      );

      -- How it moved the money: positive into an account, negative out of it. The platform's accounts have no owner.
      create table ledger_postings (
        id uuid primary key default gen_random_uuid(),
        position bigint generated always as identity,
        entry_id uuid not null references ledger_entries,
        kind text not null,
        owner_id uuid,
        amount bigint not null check (amount <> 0),
        check ((owner_id is null) = (kind in ('psp_cash', 'platform_fee', 'refund_payable', 'payout'))),
        constraint ledger_postings_account unique nulls not distinct (entry_id, kind, owner_id)
      );
      create index ledger_postings_owner on ledger_postings (owner_id, kind, position desc) where owner_id is not null;

      -- Balances of accounts with an owner, kept with each posting. Busy platform accounts are summed up when asked for.
      create table ledger_balances (
        kind text not null,
        owner_id uuid not null,
        balance bigint not null constraint ledger_balances_not_negative check (balance >= 0),
        primary key (kind, owner_id)
      );
    `,
  },
  {
    name: 'money/0002-ledger-guards',
    sql: `
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only: % is refused', tg_table_name, tg_op;
      end $$;
      create trigger append_only before update or delete or truncate on ledger_entries execute function refuse_change();
      create trigger append_only before update or delete or truncate on ledger_postings execute function refuse_change();

      create function keep_balance() returns trigger language plpgsql as $$
      begin
        update ledger_balances set balance = balance + new.amount where kind = new.kind and owner_id = new.owner_id;
        if not found then
          insert into ledger_balances as kept values (new.kind, new.owner_id, new.amount)
          on conflict (kind, owner_id) do update set balance = kept.balance + excluded.balance;
        end if;
        return null;
      end $$;
      create trigger keep_balance after insert on ledger_postings
        for each row when (new.owner_id is not null) execute function keep_balance();

      create function check_entry() returns trigger language plpgsql as $$
      declare
        entry uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
        postings bigint;
        total bigint;
      begin
        select count(*), sum(amount) into postings, total from ledger_postings where entry_id = entry;
        if postings < 2 or total <> 0 then
          raise exception 'Ledger entry % has % postings and sums to %', entry, postings, coalesce(total, 0);
        end if;
        return null;
      end $$;
      create constraint trigger balanced after insert on ledger_entries
        deferrable initially deferred for each row execute function check_entry('id');
      create constraint trigger balanced after insert on ledger_postings
        deferrable initially deferred for each row execute function check_entry('entry_id');
    `,
  },
  {
    name: 'money/0004-payouts',
    sql: `
      alter table withdrawals
        -- A token of the payment provider for the card; forgotten once the payout has ended.
        add column payment_method text,
        add column expected_at timestamptz,
        add column reason text,
        drop constraint withdrawals_state_check,
        add constraint withdrawals_state_check check (state in ('requested', 'in_payout', 'paid', 'failed'));
      update withdrawals set reason = 'other' where state = 'failed';
      alter table withdrawals
        add constraint withdrawals_end check (
          (settled_at is not null) = (state in ('paid', 'failed'))
          and (reason is not null) = (state = 'failed')
          and (settled_at is null or payment_method is null)
        );
    `,
  },
  {
    name: 'money/0005-open-withdrawals',
    sql: `create index withdrawals_open on withdrawals (requested_at, id) where settled_at is null;`,
  },
  {
    name: 'money/0006-accepted-withdrawals',
    sql: `alter table withdrawals add column accepted_at timestamptz;`,
  },
  {
    name: 'money/0007-manual-payouts',
    sql: `
      alter table withdrawals
        -- Which provider has it, and whether it leaves the payout to a manager; null until it is asked.
        add column provider text,
        add column by_hand boolean not null default false,
        -- The manager who booked the outcome.
        add column settled_by uuid references users;
      -- Of the earlier ones only those with Stripe are still requested: the sandbox accepts them at once.
      update withdrawals set provider = 'stripe', by_hand = true where state = 'requested';
      create index withdrawals_settled on withdrawals (state, settled_at desc, id) where settled_at is not null;
    `,
  },
];
