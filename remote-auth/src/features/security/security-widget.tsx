import { PATHS } from '@metier/contract';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Box, Panel, Stack, TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { EmailForm } from './components/email-form.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { SessionList } from './components/session-list.tsx';

/** Widget `account.security`: e-mail, password and sessions, for every role's own profile. */
export function Widget() {
  const t = useTexts();
  const user = useSignedInUser();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Panel title={t('security.email.title')}>
          <EmailForm user={user} />
          <TextLink to={PATHS.notificationMails} sx={{ display: 'inline-block', mt: 2 }}>
            {t('mails.link')}
          </TextLink>
        </Panel>
        <Panel title={t('security.password.title')}>
          <PasswordForm user={user} />
        </Panel>
      </Box>
      <Panel title={t('security.sessions.title')}>
        <SessionList />
      </Panel>
    </Stack>
  );
}
