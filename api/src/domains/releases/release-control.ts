import type { ReleaseAuthor, ReleaseFault, Reply } from '@metier/contract/operations';

/** Who changes what is live, and why; both stay in the registry. */
interface Author {
  readonly by: string;
  readonly why: string;
  readonly coded: ReleaseAuthor;
}

/** Outcome of a change. Only `done` has an effect. */
export type ReleaseOutcome =
  | { readonly kind: 'done' }
  /** The registry has no such app. */
  | { readonly kind: 'unknownApp' }
  /** Another release is live, or is the canary, than the manager was shown. */
  | { readonly kind: 'changed'; readonly live: string | null; readonly canary: string | null }
  /** The gate refuses it. */
  | { readonly kind: 'refused'; readonly faults: readonly ReleaseFault[] };

/**
 * What the API needs of the platform that serves the pages, to show releases and to take them back. The caller that
 * combines API and gateway passes it; without it, calls about releases answer `releasesUnavailable`.
 */
export interface ReleaseControl {
  readonly overview: () => Promise<Reply<'GET /api/manager/releases'>>;
  /** All changes, the newest first. */
  readonly history: () => Promise<Reply<'GET /api/manager/releases/history'>['changes']>;
  /** Makes `to` live if `live` still is, and `to` is still what a rollback leads to. */
  readonly rollBack: (
    app: string,
    releases: { readonly live: string; readonly to: string },
    author: Author,
  ) => Promise<ReleaseOutcome>;
  /** Ends the canary if it still is this release. */
  readonly abortCanary: (app: string, canary: string, author: Author) => Promise<ReleaseOutcome>;
}
