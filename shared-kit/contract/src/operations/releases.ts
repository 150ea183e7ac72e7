import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { Closed, Done, Moment, Nullable, PageNumber, Paging, Text } from '../schemas/shared.ts';

/** An app as the registry names it: `customer`. */
const App = Type.String({ maxLength: 64, pattern: '^[a-z][a-z0-9-]*$' });
/** A release is named by its content. */
const Release = Type.String({ pattern: '^[0-9a-f]{12}$' });
const Reason = Text(LIMITS.releaseReasonLength);

/** A number for each interval, the oldest first. */
const Series = Type.Array(Type.Integer());
const Vital = Closed({ good: Series, fair: Series, poor: Series });

/** What browsers and gateways have counted of one release. */
const Counts = Closed({
  /** Pages that gateways sent, and those of them that reported anything. */
  sent: Series,
  answered: Series,
  /** Pages of the app that were drawn: the first of a visit and all after it. */
  shown: Series,
  /** Failures: code that did not load, errors while drawing, uncaught errors. */
  load: Series,
  render: Series,
  runtime: Series,
  /** Violations of the page's policy; extensions of browsers cause them, too. */
  policy: Series,
  /** Largest contentful paint, layout shift, interaction to next paint. */
  lcp: Vital,
  cls: Vital,
  inp: Vital,
});

const Live = Closed({ release: Type.String(), since: Moment, by: Type.String(), why: Type.String() });
const Canary = Closed({
  release: Type.String(),
  /** Of all visitors. */
  percent: Type.Number(),
  /** When and by whom it got this share. */
  since: Moment,
  by: Type.String(),
  why: Type.String(),
  /** Raised by itself to the next of these shares, after so many minutes with each; 100 makes it live. */
  schedule: Nullable(Closed({ steps: Type.Array(Type.Number()), minutes: Type.Number() })),
});

const ReleasedApp = Closed({
  app: Type.String(),
  /** Null if it was withdrawn. */
  live: Nullable(Live),
  canary: Nullable(Canary),
  /** Releases that only a release by name makes live again. */
  held: Type.Array(Type.String()),
  /** The release that a rollback would make live; null if there is none. */
  rollback_to: Nullable(Type.String()),
  /** What the gate finds against that rollback, which it would refuse; empty if it fits. */
  rollback_faults: Type.Array(Type.String()),
  counts: Closed({ live: Nullable(Counts), canary: Nullable(Counts) }),
});

const ChangedApp = Closed({
  app: Type.String(),
  /** Null where nothing was live. */
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
  canary: Nullable(Closed({ release: Type.String(), percent: Type.Number() })),
});

const Change = Closed({
  number: Type.Integer(),
  at: Moment,
  by: Type.String(),
  why: Type.String(),
  /** `release`, `rollback`, `canary`, `promote`, `abort`, `withdraw`; later versions may have others. */
  action: Type.String(),
  apps: Type.Array(ChangedApp),
  /** Faults that were passed over by force. */
  forced: Type.Array(Type.String()),
});

/** Calls for managers to watch the releases of the pages, and to take one back. */
export const releaseOperations = {
  'GET /api/manager/releases': {
    summary: 'For each app: live release, canary, and what was counted of both in the last 24 hours',
    access: ['manager'],
    reply: Closed({
      /** When the first interval begins, and how long each is. */
      since: Moment,
      interval_minutes: Type.Integer(),
      intervals: Type.Integer(),
      apps: Type.Array(ReleasedApp),
    }),
    errors: ['releasesUnavailable'],
  },
  'GET /api/manager/releases/history': {
    summary: 'Every change of what is live, with who, when and why; the newest first',
    access: ['manager'],
    query: Closed({ page: Type.Optional(PageNumber) }),
    reply: Closed({ changes: Type.Array(Change), ...Paging }),
    errors: ['releasesUnavailable'],
  },
  'POST /api/manager/releases/rollback': {
    summary:
      'Make the earlier release of an app live again; what was live and a canary of it are held back. The gate is asked as by the command',
    access: ['manager'],
    body: Closed({
      app: App,
      /** The live release and the rollback target as the manager was shown them. */
      live: Release,
      to: Release,
      reason: Reason,
    }),
    reply: Done,
    errors: ['notFound', 'stateChanged', 'releaseRefused', 'releasesUnavailable'],
    idempotent: true,
  },
  'POST /api/manager/releases/abort_canary': {
    summary: 'End the canary of an app: everybody gets what is live, and the canary is held back',
    access: ['manager'],
    body: Closed({ app: App, canary: Release, reason: Reason }),
    reply: Done,
    errors: ['notFound', 'stateChanged', 'releasesUnavailable'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
