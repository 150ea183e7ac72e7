import type { Migration } from '../db/index.ts';

export const clockMigrations: readonly Migration[] = [
  {
    name: 'platform/0001-clock',
    sql: `
      create table clock (
        is_only boolean primary key default true check (is_only),
        offset_ms bigint not null
      );
      insert into clock (offset_ms) values (0);
    `,
  },
];
