import { cardFaults, CardSchema, type Card } from '@metier/contract/tokeniser';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { tokenOf } from './sandbox-tokens.ts';

/**
 * `POST /psp/tokens {number, owner, expiry, cvv}` -> `{payment_method}`: stands in for the provider's tokeniser, which
 * receives card data from the browser outside our API. Stores nothing and rejects a card that has expired by the
 * product's time. Source: product.md §3.
 */
export function registerTokeniser(app: FastifyInstance, clock: Clock): void {
  app.post<{ Body: Card }>('/psp/tokens', { schema: { body: CardSchema } }, async ({ body }) => {
    const faults = cardFaults(body, clock.now());
    if (Object.keys(faults).length > 0) throw new AppError('invalidInput', faults);
    return { payment_method: tokenOf(body.number) };
  });
}
