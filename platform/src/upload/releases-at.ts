import type { AppReleases, AppState, Registered } from '../releases/app-releases.ts';
import type { Author } from '../releases/registry/index.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { ask, type Target } from './upload-release.ts';

type Body = Author & { readonly force?: boolean | undefined; readonly from?: string | undefined };

/** The stored releases of an app behind a gateway. Its gate cannot be overridden from here. */
export function releasesAt(target: Target, app: string): AppReleases {
  const state = async () => (await ask(target, 'GET', app)).state as AppState | undefined;
  const change = async (action: string, { force, ...body }: Body) => {
    if (force)
      throw new ReleaseError("Only the gateway's operator can override its gate: leave out --force.");
    return (await ask(target, 'POST', `${app}/${action}`, JSON.stringify(body))).state as Registered;
  };
  return {
    state,
    // From what is live now: if the answer is lost, a second attempt does not go back further.
    rollBack: async (author, options) =>
      change('rollback', { ...author, ...options, from: options.from ?? (await state())?.live ?? undefined }),
    withdraw: (author, options) => change('withdraw', { ...author, ...options }),
    setCanary: (author, { sourceFaults: _, ...share }) => change('canary', { ...author, ...share }),
    promote: (author, options) => change('promote', { ...author, ...options }),
    abort: (author, options) => change('abort', { ...author, ...options }),
  };
}
