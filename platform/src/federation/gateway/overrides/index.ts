import type { KeyRing } from '@metier/api/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveReleases } from '../../../releases/index.ts';
import { findOverride, type FoundOverride } from './find-override.ts';
import { overrideCookie } from './override-cookie.ts';
import { confirmationFor, serveOverrides } from './serve-overrides.ts';

export { type FoundOverride } from './find-override.ts';
export { overrideKeys } from './override-cookie.ts';
export { overrideMark } from './override-mark.ts';
export { withOverrides } from './with-overrides.ts';

/** The origins from which testers may load remotes, and the keys of their cookie. No origins: overrides are off. */
export interface OverrideOptions {
  readonly origins: readonly string[];
  readonly keys: KeyRing | undefined;
}

/** Reads the overrides of requests; see docs/decisions/0023-overrides.md. */
export interface Overrides {
  /** The active overrides of a visitor, with the manifests that their origins serve now. */
  readonly of: (request: FastifyRequest) => Promise<readonly FoundOverride[]>;
  /** The confirmation page for a URL that requests overrides; undefined if it requests none. */
  readonly confirmationFor: (request: FastifyRequest) => string | undefined;
}

const OFF: Overrides = { of: async () => [], confirmationFor: () => undefined };

/** Serves the overrides page if the options allow any origin. */
export async function openOverrides(
  gateway: FastifyInstance,
  { origins, keys }: OverrideOptions,
  { secure, live }: { readonly secure: boolean; readonly live: () => Promise<LiveReleases> },
): Promise<Overrides> {
  if (origins.length === 0 || !keys) return OFF;
  const cookie = overrideCookie({ keys, allowed: origins, secure });
  await serveOverrides(gateway, { cookie, allowed: origins, live });
  return {
    of: async (request) => Promise.all((await cookie.read(request.headers.cookie)).map(findOverride)),
    confirmationFor,
  };
}
