import type { Access } from '@metier/shared-kit/contract/operations';
import { AppError } from '../errors/index.ts';
import type { Actor } from './actor.ts';

/**
 * Lets a caller through or throws `notAllowed`: a sign-up token reaches only `signup` calls, a list of roles
 * only those roles. Source: product.md §§6, 7.
 */
export function checkAccess(access: Exclude<Access, 'public'>, actor: Actor): void {
  if (access === 'signup') return;
  if (actor.sessionId === null) throw new AppError('notAllowed');
  if (access === 'signed-in') return;
  if (!access.includes(actor.role)) throw new AppError('notAllowed');
}
