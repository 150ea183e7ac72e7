import { PATHS } from '@metier/contract';
import { PageHeader, Panel, QueryStates, Stack, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { MailChoice } from '../components/mail-choice.tsx';
import { MailsSkeleton } from '../components/mails-skeleton.tsx';
import { usePreferences } from '../mails.api.ts';

/** Which notifications are mailed, and when. Source: product.md §12. */
export function Page() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('mails.title')}
        lead={t('mails.lead')}
        back={{ to: PATHS.notifications, label: t('notifications.title') }}
      />
      <Panel>
        <QueryStates query={usePreferences()} skeleton={<MailsSkeleton />}>
          {({ preferences }) => (
            <Stack sx={{ gap: 3, maxWidth: 480 }}>
              {preferences.map((preference) => (
                <MailChoice key={preference.kind} preference={preference} />
              ))}
              <Typography color="textSecondary">{t('mails.always')}</Typography>
            </Stack>
          )}
        </QueryStates>
      </Panel>
    </>
  );
}
