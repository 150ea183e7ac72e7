import { useEffect, useRef } from 'react';
import { request } from '../../http/index.ts';
import { useInvalidate } from '../../query/index.ts';
import { keyOf, READS_OF_MARK, type ConversationKey } from './conversation.api.ts';

/**
 * Marks shown messages as read while the page is visible. Failures are ignored: the next message or visit marks
 * again.
 *
 * @param latest id of the last message shown, undefined if none is unread
 */
export function useMarkRead({ projectId, freelancerId }: ConversationKey, latest: string | undefined): void {
  const marked = useRef<string>(undefined);
  const invalidate = useInvalidate();
  useEffect(() => {
    if (latest === undefined) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible' || marked.current === latest) return;
      marked.current = latest;
      const body = { ...keyOf({ projectId, freelancerId }), message_id: latest };
      request('POST /api/conversations/read', { body }).then(
        () => void invalidate(READS_OF_MARK),
        () => {
          marked.current = undefined;
        },
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [projectId, freelancerId, latest, invalidate]);
}
