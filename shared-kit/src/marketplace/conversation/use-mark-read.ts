import { useEffect, useRef, type RefObject } from 'react';
import { request } from '../../http/index.ts';
import { useInvalidate } from '../../query/index.ts';
import { keyOf, READS_OF_MARK, type ConversationKey } from './conversation.api.ts';

/**
 * Marks messages as read while their end is in view and the page is visible: a conversation may be far below the top of
 * its page. Failures are ignored: the next message or visit marks again.
 *
 * @param latest id of the last message shown, undefined if none is unread
 * @returns for the element at the end of the messages
 */
export function useMarkRead(
  { projectId, freelancerId }: ConversationKey,
  latest: string | undefined,
): RefObject<HTMLDivElement | null> {
  const marked = useRef<string>(undefined);
  const end = useRef<HTMLDivElement>(null);
  const invalidate = useInvalidate();
  useEffect(() => {
    if (latest === undefined || !end.current) return undefined;
    let isInView = false;
    const mark = () => {
      if (!isInView || document.visibilityState !== 'visible' || marked.current === latest) return;
      marked.current = latest;
      const body = { ...keyOf({ projectId, freelancerId }), message_id: latest };
      request('POST /api/conversations/read', { body }).then(
        () => void invalidate(READS_OF_MARK),
        () => {
          marked.current = undefined;
        },
      );
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      mark();
    });
    observer.observe(end.current);
    document.addEventListener('visibilitychange', mark);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', mark);
    };
  }, [projectId, freelancerId, latest, invalidate]);
  return end;
}
