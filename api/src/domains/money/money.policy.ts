import type { Actor } from '../../platform/http/index.ts';

/** Freelancers see their own figures; managers open those of others, read-only. Source: product.md §5. */
export const canSeeFiguresOf = ({ userId, role }: Actor, ownerId: string): boolean =>
  userId === ownerId || role === 'manager';
