import { notificationsRead } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type Notification = Reply<'GET /api/notifications'>['notifications'][number];

export const useNotifications = (page: number, onlyUnread: boolean) =>
  useApiRead(notificationsRead(page, onlyUnread), { keepPrevious: true });

const INVALIDATES = { invalidates: ['GET /api/notifications'] } as const;

/** Marks an opened notification as read; failures are ignored, since its page is already shown. */
export const useMarkRead = () =>
  useApiMutation('POST /api/notifications/read', { ...INVALIDATES, failure: () => null });

export function useMarkAllRead() {
  const t = useTexts();
  return useApiMutation('POST /api/notifications/read', {
    ...INVALIDATES,
    success: t('notifications.marked'),
  });
}
