import { command, type Route } from '../../platform/http/index.ts';
import { askSupport } from './commands/ask-support.ts';

/** How a person reaches the people who run Metier. Source: product.md §6. */
export const supportRoutes: readonly Route[] = [
  command('POST /api/support/request', async ({ trx, actor, body, now }) => {
    await askSupport(trx, actor.userId, body, now);
    return {};
  }),
];
