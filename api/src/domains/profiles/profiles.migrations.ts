import type { Migration } from '../../platform/db/index.ts';

export const profilesMigrations: readonly Migration[] = [
  {
    name: 'profiles/0001-profiles',
    sql: `
      create table customer_profiles (
        user_id uuid primary key references users on delete cascade,
        about_company text not null,
        links text[] not null,
        contacts text not null
      );
      create table freelancer_profiles (
        user_id uuid primary key references users on delete cascade,
        about_me text not null default '',
        links text[] not null default '{}',
        contacts text not null default '',
        category_ids integer[] not null default '{}',
        free boolean not null default true
      );
      create index freelancer_profiles_categories on freelancer_profiles using gin (category_ids);
    `,
  },
  {
    name: 'profiles/0002-figures-and-teams',
    sql: `
      alter table freelancer_profiles
        add verified boolean not null default false,
        add finished_projects integer not null default 0 check (finished_projects >= 0),
        add answers integer not null default 0,
        add answer_seconds bigint not null default 0;

      create table team_members (
        customer_id uuid not null references users on delete cascade,
        freelancer_id uuid not null references users on delete cascade,
        favorite boolean not null default false,
        finished_projects integer not null default 0 check (finished_projects >= 0),
        primary key (customer_id, freelancer_id)
      );
    `,
  },
  {
    name: 'profiles/0003-portfolios',
    sql: `
      create table portfolios (
        id uuid primary key default gen_random_uuid(),
        freelancer_id uuid not null references users on delete cascade,
        title text not null,
        description text not null,
        links text[] not null,
        created_at timestamptz not null
      );
      create index portfolios_freelancer on portfolios (freelancer_id, created_at desc, id);

      create table portfolio_images (
        id uuid primary key default gen_random_uuid(),
        portfolio_id uuid not null references portfolios on delete cascade,
        position bigint generated always as identity,
        width integer not null,
        height integer not null,
        bytes bytea not null
      );
      create index portfolio_images_portfolio on portfolio_images (portfolio_id, position);
      -- WebP does not become smaller by compressing it again.
      alter table portfolio_images alter column bytes set storage external;
    `,
  },
  {
    name: 'profiles/0004-ranks',
    sql: `
      insert into freelancer_profiles (user_id)
        select id from users where type_client = 'freelancer' and email_confirmed_at is not null
      on conflict (user_id) do nothing;

      alter table freelancer_profiles
        add response_seconds float8 generated always as (answer_seconds / nullif(answers, 0)::float8) stored;

      -- The best of a category, and of those who name none, are the first entries of an index.
      create index freelancer_profiles_rank_0 on freelancer_profiles (free desc, finished_projects desc, response_seconds, user_id)
        where category_ids = '{}';
      do $$ begin
        for category in 1..6 loop
          execute format('create index freelancer_profiles_rank_%s on freelancer_profiles
            (free desc, finished_projects desc, response_seconds, user_id) where %s = any (category_ids)', category, category);
        end loop;
      end $$;
    `,
  },
  {
    name: 'profiles/0005-cards',
    sql: `
      -- The list of freelancers: its order, and all that its count has to know.
      create index freelancer_profiles_cards on freelancer_profiles (free desc, finished_projects desc, user_id)
        include (category_ids) where about_me <> '';
    `,
  },
  {
    name: 'profiles/0006-ratings',
    sql: `
      alter table freelancer_profiles
        add review_count integer not null default 0 check (review_count >= 0),
        add review_stars integer not null default 0,
        -- In tenths. The formula and its reasons: docs/decisions/0032-reviews.md.
        add rank_stars integer generated always as (round(10 * (10 * 4.0 + review_stars) / (10 + review_count))) stored;

      drop index freelancer_profiles_rank_0;
      create index freelancer_profiles_rank_0
        on freelancer_profiles (free desc, rank_stars desc, finished_projects desc, response_seconds, user_id)
        where category_ids = '{}';
      do $$ begin
        for category in 1..6 loop
          execute format('drop index freelancer_profiles_rank_%s', category);
          execute format('create index freelancer_profiles_rank_%s on freelancer_profiles
            (free desc, rank_stars desc, finished_projects desc, response_seconds, user_id) where %s = any (category_ids)',
            category, category);
        end loop;
      end $$;
    `,
  },
  {
    name: 'profiles/0007-photos',
    sql: `
      create table photos (
        user_id uuid primary key references users on delete cascade,
        id uuid not null unique default gen_random_uuid(),
        small bytea not null,
        large bytea not null
      );
      -- WebP does not become smaller by compressing it again.
      alter table photos alter column small set storage external, alter column large set storage external;
    `,
  },
  {
    name: 'profiles/0008-order-and-covers',
    sql: `
      alter table portfolios
        add place integer,
        add cover_id uuid references portfolio_images on delete set null;
      create index portfolios_cover on portfolios (cover_id) where cover_id is not null;
      drop index portfolios_freelancer;
      create index portfolios_freelancer on portfolios (freelancer_id, place nulls first, created_at desc, id);
    `,
  },
  {
    name: 'profiles/0009-public-pages',
    sql: `alter table freelancer_profiles add is_public boolean not null default false;`,
  },
  {
    name: 'profiles/0010-browse',
    sql: `
      alter table freelancer_profiles
        add languages text[] not null default '{}',
        add opened_at timestamptz;
      update freelancer_profiles f set opened_at = u.created_at from users u where u.id = f.user_id;

      -- The orders of the list of freelancers, with all that its filters compare.
      drop index freelancer_profiles_cards;
      create index freelancer_profiles_cards
        on freelancer_profiles (free desc, rank_stars desc, finished_projects desc, response_seconds, user_id)
        include (category_ids, review_count, review_stars, answers) where about_me <> '';
      create index freelancer_profiles_rated on freelancer_profiles (rank_stars desc, review_count desc, user_id)
        include (category_ids, review_stars, free, answers, response_seconds) where about_me <> '';
      create index freelancer_profiles_newest on freelancer_profiles (opened_at desc nulls last, user_id)
        include (category_ids, review_count, review_stars, free, answers, response_seconds) where about_me <> '';
      create index freelancer_profiles_languages on freelancer_profiles using gin (languages);

      -- Its words, by their groups of three letters.
      create extension if not exists pg_trgm;
      create index freelancer_profiles_words on freelancer_profiles using gin (about_me gin_trgm_ops);
      create index portfolios_words on portfolios using gin (title gin_trgm_ops);
    `,
  },
  {
    // Those of earlier projects: projects/0021-deadlines, because their tables are made later.
    name: 'profiles/0011-deadlines',
    sql: `
      alter table freelancer_profiles
        add deadlines_kept integer not null default 0,
        add deadlines_missed integer not null default 0;
    `,
  },
  {
    name: 'profiles/0012-alternative-texts',
    sql: `alter table portfolio_images add alt text not null default '';`,
  },
  {
    name: 'profiles/0013-small-images',
    sql: `
      alter table portfolio_images add small bytea;
      alter table portfolio_images alter column small set storage external;
    `,
  },
];
