import { conversationsRead } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiRead } from '../../query/index.ts';
import { usePageNumber } from '../../router/index.ts';
import { EmptyState, PageHeader, Pager, Panel, QueryStates, Stack } from '../../ui/index.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationsSkeleton } from './conversations-skeleton.tsx';

/** The signed-in user's conversations, newest first. */
export function ConversationsPage() {
  const t = useKitTexts();
  const [page, turnTo] = usePageNumber();
  const query = useApiRead(conversationsRead(page), { keepPrevious: true });
  const empty = (
    <EmptyState icon="chat" title={t('conversations.empty.title')}>
      {t('conversations.empty.text')}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={t('conversations.title')} lead={t('conversations.lead')} />
      <Panel>
        <QueryStates
          query={query}
          dimmed
          skeleton={<ConversationsSkeleton />}
          empty={({ conversations }) => conversations.length === 0 && empty}
        >
          {({ conversations, pages }) => (
            <>
              <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {conversations.map((row) => (
                  <ConversationRow key={`${row.project.id} ${row.freelancer.id}`} {...row} />
                ))}
              </Stack>
              <Pager page={page} pages={pages} onChange={turnTo} />
            </>
          )}
        </QueryStates>
      </Panel>
    </>
  );
}
