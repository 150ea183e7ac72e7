import { conversationRead, DURATIONS, read } from '@metier/contract';
import { useFilesFault } from '../../files/index.ts';
import { isApiError } from '../../http/index.ts';
import { useErrorText, useKitTexts } from '../../i18n/index.ts';
import { useApiMutation, useApiRead } from '../../query/index.ts';
import { useFormats } from '../../ui/index.ts';

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
export const useEarlierMessages = (key: ConversationKey, before: string, enabled: boolean) =>
  useApiRead(read('GET /api/conversations/messages', { query: { ...keyOf(key), before } }), {
    enabled,
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

/** Explains why a message can no longer be changed or deleted. */
function useTooLate(): (error: unknown) => string {
  const t = useKitTexts();
  const textOf = useErrorText();
  const { duration } = useFormats();
  return (error) => {
    if (!isApiError(error, 'stateChanged') || !('conversation' in error.details)) return textOf(error);
    return error.details.conversation === 'closed'
      ? t('conversation.closed')
      : t('conversation.tooLate', { time: duration(DURATIONS.messageEdit) });
  };
}

export const useEditMessage = () =>
  useApiMutation('PUT /api/conversations/messages', { failure: useTooLate(), invalidates: READS });

export function useDeleteMessage() {
  const t = useKitTexts();
  return useApiMutation('DELETE /api/conversations/messages', {
    success: t('conversation.delete.done'),
    failure: useTooLate(),
    invalidates: READS,
  });
}
