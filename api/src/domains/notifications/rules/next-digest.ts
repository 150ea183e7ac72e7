import { LIMITS } from '@metier/contract';

const DAY_MS = 86_400_000;

/** The next moment at which daily mails are sent, [06:00 UTC]. */
export function nextDigest(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), LIMITS.digestHour);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}
