import { PATHS } from '@metier/contract';
import { isApiError } from '@metier/shared-kit/http';
import { Rich } from '@metier/shared-kit/i18n';
import { useParams } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { Button, ButtonLink, ShownAlert, Stack, TextLink } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { BackToSignIn } from '../../../shared/back-to-sign-in.tsx';
import { useTexts } from '../../../texts.ts';
import { useUnsubscribe } from '../mails.api.ts';

/** `/auth/unsubscribe/:token`, the link of a mail. Asks first, because mail clients prefetch links. */
export function Page() {
  const t = useTexts();
  const { token = '' } = useParams();
  const isSignedIn = useUser() !== null;
  const unsubscribe = useUnsubscribe();
  const toChoices = (inner: string) => <TextLink to={PATHS.notificationMails}>{inner}</TextLink>;
  return (
    <AuthLayout title={t('unsubscribe.title')} lead={t('unsubscribe.lead')}>
      <Stack sx={{ gap: 2.5 }}>
        {isApiError(unsubscribe.error, 'badCode') && (
          <ShownAlert severity="error">
            <Rich text={t('unsubscribe.deadLink')} marks={{ link: toChoices }} />
          </ShownAlert>
        )}
        {unsubscribe.isSuccess ? (
          <>
            <ShownAlert severity="success">{t('unsubscribe.done')}</ShownAlert>
            <ButtonLink to={PATHS.notificationMails} variant="outlined">
              {t('unsubscribe.choose')}
            </ButtonLink>
          </>
        ) : (
          <Button
            variant="contained"
            size="large"
            loading={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate({ body: { token } })}
          >
            {t('unsubscribe.submit')}
          </Button>
        )}
      </Stack>
      {!isSignedIn && <BackToSignIn />}
    </AuthLayout>
  );
}
