import { useState } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Button, ErrorState, LineSkeleton } from '../../ui/index.ts';
import { useEarlierMessages, type ConversationKey } from './conversation.api.ts';
import { entriesOf, type Answer } from './entries.ts';
import { EntryList } from './entry-list.tsx';

interface MessagePagesProps extends ConversationKey {
  answer: Answer;
  /** Id of the message above which the "new" line is shown. */
  unreadFrom: string | undefined;
  /** Number of pages below this one. */
  depth?: number;
}

/** Pages that are loaded at once for their unread messages; more are loaded on request. */
const MAX_UNREAD_PAGES = 5;

/** A page of messages below those before it, which are loaded on request, and up to the first unread one at once. */
export function MessagePages(props: MessagePagesProps) {
  const { answer, unreadFrom, depth = 0, ...key } = props;
  const t = useKitTexts();
  const [isAsked, ask] = useState(false);
  const { conversation, messages, has_earlier } = answer;
  const oldest = has_earlier ? messages[0] : undefined;
  const isUnreadEarlier =
    depth < MAX_UNREAD_PAGES && unreadFrom !== undefined && !messages.some(({ id }) => id === unreadFrom);
  const isShown = oldest !== undefined && (isAsked || isUnreadEarlier);
  const query = useEarlierMessages(key, oldest?.id ?? '', isShown);
  const earlier = isShown ? query.data : undefined;
  return (
    <>
      {earlier && <MessagePages {...props} answer={earlier} depth={depth + 1} />}
      {isShown && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {isShown && query.isPending && <LineSkeleton lines={3} />}
      {oldest && !isShown && (
        <Button size="small" color="inherit" sx={{ alignSelf: 'center' }} onClick={() => ask(true)}>
          {t('conversation.earlier')}
        </Button>
      )}
      <EntryList
        sides={conversation}
        entries={entriesOf(answer)}
        last={earlier && entriesOf(earlier).at(-1)}
        unreadFrom={unreadFrom}
        fixed={!conversation.can_write}
      />
    </>
  );
}
