import type { Reply } from '@metier/contract/operations';
import type { Page } from '@playwright/test';

type Overview = Reply<'GET /api/manager/releases'>;
type App = Overview['apps'][number];

/** Path of the managers' page about releases. */
export const RELEASES_PATH = '/app/releases';

const INTERVALS = 48;
const SINCE = '2026-11-21T20:30:00.000Z';
const ADA = { since: '2026-11-22T09:12:00.000Z', by: 'Ada Kern <ada@metier.example>' };

const series = (value: (interval: number) => number) =>
  Array.from({ length: INTERVALS }, (_, interval) => Math.round(value(interval)));
const none = series(() => 0);

/** More page views by day than by night, some with failures. */
function countsOf(factor: number, failures: number): App['counts']['live'] {
  const shown = series((interval) => factor * (60 - 50 * Math.cos((interval / INTERVALS) * 2 * Math.PI)));
  const part = (share: number) => shown.map((value) => Math.round(value * share));
  const vital = { good: part(0.9), fair: part(0.08), poor: part(0.02) };
  const render = series((interval) => (interval > 40 ? failures : 0));
  const runtime = series((interval) => (interval % 11 === 0 ? 1 : 0));
  const failed = { load: none, render, runtime, policy: none };
  return { sent: shown, answered: shown, shown, ...failed, lcp: vital, cls: vital, inp: vital };
}

const live = (release: string, why: string) => ({ release, why, ...ADA });
const FIRST = { code: 'firstRelease', values: {} } as const;
const OVERVIEW: Overview = {
  since: SINCE,
  interval_minutes: 30,
  intervals: INTERVALS,
  apps: [
    {
      app: 'shell',
      live: { ...live('8846555ba523', 'first release'), coded: FIRST },
      canary: null,
      held: [],
      rollback_to: null,
      rollback_faults: [],
      counts: { live: countsOf(2, 0), canary: null },
    },
    {
      app: 'freelancer',
      live: live('3f1d0c5b7a92', 'Portfolio by year'),
      canary: null,
      held: [],
      rollback_to: 'b1e6607c2d44',
      rollback_faults: [
        'freelancer uses YearChart of @metier/shared-kit/charts, which the shell does not provide: release the shell first.',
      ],
      coded_faults: [
        {
          text: 'freelancer uses YearChart of @metier/shared-kit/charts, which the shell does not provide: release the shell first.',
          code: 'names',
          values: { app: 'freelancer', names: 'YearChart', door: '@metier/shared-kit/charts' },
        },
      ],
      counts: { live: countsOf(1, 0), canary: null },
    },
    {
      app: 'customer',
      live: live('067cacdfc05c', 'A price list for teams'),
      canary: {
        ...live('3593b1ea4654', 'The price panel follows faster'),
        percent: 10,
        schedule: { steps: [10, 50, 100], minutes: 60 },
      },
      held: ['9d166eb693d4'],
      rollback_to: 'efe612825ca2',
      rollback_faults: [],
      counts: { live: countsOf(1, 0), canary: countsOf(0.1, 3) },
    },
    {
      app: 'auth',
      live: null,
      canary: null,
      held: [],
      rollback_to: null,
      rollback_faults: [],
      counts: { live: null, canary: null },
    },
  ],
};

/** Mocks a day of counts, a canary and a previous release, which a new store lacks. */
export async function answerReleases(page: Page): Promise<void> {
  await page.context().route('**/api/manager/releases', (route) => route.fulfill({ json: OVERVIEW }));
}
