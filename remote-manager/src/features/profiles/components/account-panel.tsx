import { nameOf } from '@metier/contract';
import { isApiError } from '@metier/shared-kit/http';
import { Rich } from '@metier/shared-kit/i18n';
import { useParams } from '@metier/shared-kit/router';
import { DateTime, Facts, Panel, QueryStates, RowsSkeleton, Stack } from '@metier/shared-kit/ui';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import { useAccount } from '../managed-account.api.ts';
import { AccountActions } from './account-actions.tsx';

/** The account of the profile in the URL: its sessions, and whether it is blocked. */
export function AccountPanel() {
  const t = useTexts();
  const { id = '' } = useParams();
  const query = useAccount(id);
  // The profile above reports an unknown user.
  if (isApiError(query.error, 'notFound') || isApiError(query.error, 'invalidInput')) return null;
  return (
    <Panel title={t('account.title')} sx={{ mt: 3 }}>
      <QueryStates query={query} skeleton={<RowsSkeleton rows={2} />}>
        {({ account }) => <AccountFacts account={account} />}
      </QueryStates>
    </Panel>
  );
}

function AccountFacts({ account }: { account: Parameters<typeof AccountActions>[0]['account'] }) {
  const t = useTexts();
  const { email, created_at, sessions, block } = account;
  return (
    <Stack sx={{ gap: 2.5, overflowWrap: 'anywhere' }}>
      <Facts facts={[{ label: t('account.email'), value: email }]} />
      <Facts
        facts={[
          { label: t('account.since'), value: <DateTime value={created_at} /> },
          { label: t('account.signedIn'), value: t('account.sessions', { count: sessions }) },
        ]}
      />
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
      <AccountActions account={account} />
    </Stack>
  );
}
