import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type ManagedAccount = Reply<'GET /api/manager/accounts'>['account'];

/** The account, and where people are shown with whether they are blocked. */
const ACCOUNT_READS = [
  'GET /api/manager/accounts',
  'GET /api/manager/people',
  'GET /api/manager/people/person',
] as const;

/** A customer's or freelancer's account. */
export const useAccount = (userId: string) =>
  useApiRead(read('GET /api/manager/accounts', { query: { user_id: userId } }));

export function useEndSessions() {
  const t = useTexts();
  return useApiMutation('POST /api/manager/accounts/end_sessions', {
    success: t('account.done.endedSessions'),
    invalidates: ACCOUNT_READS,
  });
}

/** Blocks an account; its owner is notified of the reason. */
export function useBlock() {
  const t = useTexts();
  return useApiMutation('POST /api/manager/accounts/block', {
    success: t('account.done.blocked'),
    invalidates: ACCOUNT_READS,
  });
}

export function useUnblock() {
  const t = useTexts();
  return useApiMutation('POST /api/manager/accounts/unblock', {
    success: t('account.done.unblocked'),
    invalidates: ACCOUNT_READS,
  });
}
