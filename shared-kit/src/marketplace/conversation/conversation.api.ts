import { conversationRead, read } from '@metier/contract';
import { useFilesFault } from '../../files/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiMutation, useApiRead } from '../../query/index.ts';

/** Key of a conversation. */
export interface ConversationKey {
  readonly projectId: string;
  readonly freelancerId: string;
}

export const keyOf = ({ projectId, freelancerId }: ConversationKey) => ({
  project_id: projectId,
  freelancer_id: freelancerId,
});

/** The latest messages. */
export const useLatestMessages = ({ projectId, freelancerId }: ConversationKey) =>
  useApiRead(conversationRead(projectId, freelancerId));

/** Messages before the given one. */
export const useEarlierMessages = (key: ConversationKey, before: string) =>
  useApiRead(read('GET /api/conversations/messages', { query: { ...keyOf(key), before } }), {
    keepPrevious: true,
  });

/** Reads that sending or changing a message invalidates; unread counters do not change. */
const READS = ['GET /api/conversations/messages', 'GET /api/conversations'] as const;
/** Reads that marking as read invalidates. */
export const READS_OF_MARK = [...READS, 'GET /api/counts'] as const;

export function useWriteMessage() {
  const t = useKitTexts();
  const filesFault = useFilesFault();
  return useApiMutation('POST /api/conversations/messages', {
    failure: (error) => filesFault(error) ?? t('comments.failed'),
    invalidates: READS,
  });
}

export const useEditMessage = () => useApiMutation('PUT /api/conversations/messages', { invalidates: READS });

export function useDeleteMessage() {
  const t = useKitTexts();
  return useApiMutation('DELETE /api/conversations/messages', {
    success: t('conversation.delete.done'),
    invalidates: READS,
  });
}
