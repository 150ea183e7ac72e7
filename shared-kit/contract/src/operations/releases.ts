import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { PATTERNS } from '../patterns.ts';
import { ReleaseAuthorSchema, ReleaseFaults } from '../schemas/release-words.ts';
import { Closed, Done, Moment, Nullable, PageNumber, Paging, Text } from '../schemas/shared.ts';

/** Name of an app in the registry: `customer`. */
const App = Type.String({ maxLength: 64, pattern: PATTERNS.app.source });
/** A release is named by the digest of its content. */
const Release = Type.String({ pattern: '^[0-9a-f]{12}$' });
const Reason = Text(LIMITS.releaseReasonLength);

/** One number per interval, oldest first. */
const Series = Type.Array(Type.Integer());
const Vital = Closed({ good: Series, fair: Series, poor: Series });

/** Telemetry of one release from browsers and gateways. */
const Counts = Closed({
  /** Pages sent by gateways, and how many of them reported. */
  sent: Series,
  answered: Series,
  /** Rendered pages of the app: the first of a visit and all later ones. */
  shown: Series,
  /** Failures: code that did not load, errors while drawing, uncaught errors. */
  load: Series,
  render: Series,
  runtime: Series,
  /** Violations of the Content-Security-Policy; browser extensions cause them, too. */
  policy: Series,
  /** Largest contentful paint, layout shift, interaction to next paint. */
  lcp: Vital,
  cls: Vital,
  inp: Vital,
});

/** Whose change it is, and why. */
const Authored = {
  by: Type.String(),
  why: Type.String(),
  /** Where the product wrote them itself. */
  coded: Type.Optional(ReleaseAuthorSchema),
};

const Live = Closed({ release: Type.String(), since: Moment, ...Authored });
const Canary = Closed({
  release: Type.String(),
  /** Share of all visitors. */
  percent: Type.Number(),
  /** When and by whom the share was set. */
  since: Moment,
  ...Authored,
  /** Raised automatically to each of these shares in turn, after this many minutes each; 100 makes the release live. */
  schedule: Nullable(Closed({ steps: Type.Array(Type.Number()), minutes: Type.Number() })),
});

const ReleasedApp = Closed({
  app: Type.String(),
  /** Null if it was withdrawn. */
  live: Nullable(Live),
  canary: Nullable(Canary),
  /** Releases that only `release` by name can make live again. */
  held: Type.Array(Type.String()),
  /** Target of a rollback; null if there is none. */
  rollback_to: Nullable(Type.String()),
  /** Incompatibilities for which the gate would refuse the rollback; empty if it is allowed. */
  rollback_faults: Type.Array(Type.String()),
  /** The same, with codes. */
  coded_faults: Type.Optional(ReleaseFaults),
  counts: Closed({ live: Nullable(Counts), canary: Nullable(Counts) }),
});

const ChangedApp = Closed({
  app: Type.String(),
  /** Null if nothing was live. */
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
  canary: Nullable(Closed({ release: Type.String(), percent: Type.Number() })),
});

const Change = Closed({
  number: Type.Integer(),
  at: Moment,
  ...Authored,
  /** `release`, `rollback`, `canary`, `promote`, `abort`, `withdraw`; later versions may add others. */
  action: Type.String(),
  apps: Type.Array(ChangedApp),
  /** Incompatibilities overridden by force. */
  forced: Type.Array(Type.String()),
  /** The same, with codes; none in changes of earlier versions. */
  coded_faults: Type.Optional(ReleaseFaults),
});

/** Calls for managers to monitor releases and roll them back. */
export const releaseOperations = {
  'GET /api/manager/releases': {
    summary: 'For each app: live release, canary, and telemetry of both over the last 24 hours',
    access: ['manager'],
    reply: Closed({
      /** Start of the first interval, and the length of each. */
      since: Moment,
      interval_minutes: Type.Integer(),
      intervals: Type.Integer(),
      apps: Type.Array(ReleasedApp),
    }),
    errors: ['releasesUnavailable'],
  },
  'GET /api/manager/releases/history': {
    summary: 'Every change of the live releases, of all apps or of one, with who, when and why; newest first',
    access: ['manager'],
    query: Closed({
      app: Type.Optional(App),
      /** Only the changes before this moment. */
      before: Type.Optional(Moment),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ changes: Type.Array(Change), ...Paging }),
    errors: ['releasesUnavailable'],
  },
  'POST /api/manager/releases/rollback': {
    summary:
      'Roll an app back to its earlier release; the live release and its canary are held back. The gate checks it as for the command',
    access: ['manager'],
    body: Closed({
      app: App,
      /** The live release and the rollback target as shown to the manager. */
      live: Release,
      to: Release,
      reason: Reason,
    }),
    reply: Done,
    errors: ['notFound', 'stateChanged', 'releaseRefused', 'releasesUnavailable'],
    idempotent: true,
  },
  'POST /api/manager/releases/abort_canary': {
    summary: 'Abort the canary of an app: everybody gets the live release, and the canary is held back',
    access: ['manager'],
    body: Closed({ app: App, canary: Release, reason: Reason }),
    reply: Done,
    errors: ['notFound', 'stateChanged', 'releasesUnavailable'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
