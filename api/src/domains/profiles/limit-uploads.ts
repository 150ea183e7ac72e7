import type { Actor, RateLimiter } from '../../platform/http/index.ts';

/** Re-encoding images is the most expensive call of a person. */
const UPLOADS = { name: 'uploads', calls: 60, seconds: 3_600 };

/** Limits the forms with images that a person sends. */
export const limitUploads =
  (limit: RateLimiter) =>
  ({ actor, now }: { readonly actor: Actor; readonly now: Date }) =>
    limit(UPLOADS, actor.userId, now);
