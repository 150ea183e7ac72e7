import { useState } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Button, ErrorState, LineSkeleton } from '../../ui/index.ts';
import { useEarlierMessages, type ConversationKey } from './conversation.api.ts';
import { entriesOf } from './entries.ts';
import { EntryList } from './entry-list.tsx';

interface EarlierMessagesProps extends ConversationKey {
  /** The oldest message shown. */
  before: string;
}

/** A button that loads earlier messages. */
export function EarlierMessages(props: EarlierMessagesProps) {
  const t = useKitTexts();
  const [shown, show] = useState(false);
  if (shown) return <EarlierPage {...props} />;
  return (
    <Button size="small" color="inherit" sx={{ alignSelf: 'center' }} onClick={() => show(true)}>
      {t('conversation.earlier')}
    </Button>
  );
}

function EarlierPage({ before, ...key }: EarlierMessagesProps) {
  const { data, error, refetch } = useEarlierMessages(key, before);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeleton lines={3} />;
  const [oldest] = data.messages;
  return (
    <>
      {data.has_earlier && oldest && <EarlierMessages {...key} before={oldest.id} />}
      <EntryList sides={data.conversation} entries={entriesOf(data)} unreadFrom={undefined} fixed />
    </>
  );
}
