import type { KeyRing } from '@metier/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveReleases } from '../../releases/index.ts';
import { findOverride, type FoundOverride } from './find-override.ts';
import { overrideCookie } from './override-cookie.ts';
import { questionFor, serveOverrides } from './serve-overrides.ts';

export { type FoundOverride } from './find-override.ts';
export { overrideKeys } from './override-cookie.ts';
export { overrideMark } from './override-mark.ts';
export { withOverrides } from './with-overrides.ts';

/** From where testers may load a remote, and what signs their choice; without origins nobody may. */
export type OverrideOptions = {
  readonly origins: readonly string[];
  readonly keys: KeyRing | undefined;
};

/** The overrides of visitors. docs/decisions/0023-overrides.md */
export interface Overrides {
  /** Those that a visitor has chosen, as their origins answer now. */
  readonly of: (request: FastifyRequest) => Promise<readonly FoundOverride[]>;
  /** Where an address that asks for overrides leads; undefined: it asks for none. */
  readonly questionFor: (request: FastifyRequest) => string | undefined;
}

const OFF: Overrides = { of: async () => [], questionFor: () => undefined };

/** Serves the page of overrides, where the options allow any. */
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
    questionFor,
  };
}
