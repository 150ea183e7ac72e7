import type { Call } from '@metier/contract/operations';
import type { FastifyRequest } from 'fastify';
import type { RateLimit, RateLimiter } from './rate-limit.ts';
import { senderOf } from './sender.ts';

/** Limits per address for calls without a token: one for writes, one for reads. */
export const CALLS_OF_AN_ADDRESS = {
  sends: { name: 'address-sends', calls: 300, seconds: 60 },
  reads: { name: 'address-reads', calls: 6_000, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** Calls answered from memory: counting them would cost more than the answer, and need the database. */
const FROM_MEMORY: readonly Call[] = ['GET /api/catalogue'];

/** True for a call that needs no database. */
export const needsNoDatabase = (call: Call): boolean => FROM_MEMORY.includes(call);

/**
 * Counts a call without a token by its address, before the body is read.
 *
 * @throws AppError `tooManyRequests`
 */
export async function limitVisitor(
  call: Call,
  { ip, method }: FastifyRequest,
  limit: RateLimiter,
  now: Date,
): Promise<void> {
  if (needsNoDatabase(call)) return;
  const { sends, reads } = CALLS_OF_AN_ADDRESS;
  await limit(method === 'GET' ? reads : sends, senderOf(ip), now);
}
