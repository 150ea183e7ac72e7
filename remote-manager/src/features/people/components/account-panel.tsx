import { nameOf } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import { DateTime, Facts, Panel, QueryStates, RowsSkeleton, Stack } from '@metier/shared-kit/ui';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import { useAccount, type ManagedAccount } from '../managed-account.api.ts';
import type { ShownPerson } from '../people.api.ts';
import { AccountActions } from './account-actions.tsx';
import { PersonFacts } from './person-facts.tsx';

/** A person's account: who they are, their sessions, and whether they are blocked. */
export function AccountPanel({ person }: { person: ShownPerson }) {
  const t = useTexts();
  return (
    <Panel title={t('account.title')} sx={{ minWidth: 0 }}>
      <Stack sx={{ gap: 2.5 }}>
        <PersonFacts person={person} />
        <QueryStates query={useAccount(person.id)} skeleton={<RowsSkeleton rows={1} />}>
          {({ account }) => <Sessions account={account} />}
        </QueryStates>
      </Stack>
    </Panel>
  );
}

function Sessions({ account }: { account: ManagedAccount }) {
  const t = useTexts();
  const { sessions, block, type_client } = account;
  return (
    <Stack sx={{ gap: 2.5, overflowWrap: 'anywhere' }}>
      <Facts facts={[{ label: t('account.signedIn'), value: t('account.sessions', { count: sessions }) }]} />
      {block && (
        <Quote
          head={
            <Rich
              text={t('account.blockedBy', { name: nameOf(block.manager) })}
              marks={{ at: () => <DateTime value={block.blocked_at} show="relative" /> }}
            />
          }
        >
          {block.reason}
        </Quote>
      )}
      {type_client !== 'manager' && <AccountActions account={account} />}
    </Stack>
  );
}
