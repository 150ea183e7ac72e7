import type { Actor } from '../../platform/http/index.ts';

/** A `user_id` in an auth call must be the token's own. Source: product.md §6. */
export const isOwnAccount = (actor: Actor, userId: string): boolean => actor.userId === userId;
