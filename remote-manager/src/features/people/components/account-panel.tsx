import { nameOf } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import { DateTime, Panel, QueryStates, Skeleton, Stack } from '@metier/shared-kit/ui';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import { useAccount, type ManagedAccount } from '../managed-account.api.ts';
import type { ShownPerson } from '../people.api.ts';
import { AccountActions, ActionsSkeleton } from './account-actions.tsx';
import { PersonFacts } from './person-facts.tsx';

/** A person's account: who they are, their sessions, and whether they are blocked. */
export function AccountPanel({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const query = useAccount(person.id);
  const sessions = query.data ? (
    t('account.sessions', { count: query.data.account.sessions })
  ) : query.error ? (
    '–'
  ) : (
    <Skeleton width={88} />
  );
  return (
    <Panel title={t('account.title')} sx={{ minWidth: 0 }}>
      <Stack sx={{ gap: 2.5 }}>
        <PersonFacts person={person} sessions={sessions} />
        <QueryStates query={query} skeleton={person.type_client !== 'manager' && <ActionsSkeleton />}>
          {({ account }) => <Account account={account} />}
        </QueryStates>
      </Stack>
    </Panel>
  );
}

function Account({ account }: { account: ManagedAccount }) {
  const t = useTexts();
  const { block, type_client } = account;
  return (
    <>
      {block && (
        <Quote
          head={
            <Rich
              text={t('account.blockedBy', { name: nameOf(block.manager) })}
              marks={{ at: () => <DateTime value={block.blocked_at} /> }}
            />
          }
        >
          {block.reason}
        </Quote>
      )}
      {type_client !== 'manager' && <AccountActions account={account} />}
    </>
  );
}
