import { PATHS } from '@metier/contract';
import { isApiError } from '@metier/shared-kit/http';
import { Rich } from '@metier/shared-kit/i18n';
import { useParams } from '@metier/shared-kit/router';
import { Button, ShownAlert, Stack, TextLink } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { BackToSignIn } from '../../../shared/back-to-sign-in.tsx';
import { useTexts } from '../../../texts.ts';
import { useUndoEmail } from '../password.api.ts';

/**
 * `/auth/undo_email/:secretKey`, linked in the mail to the previous address. Asks first, because mail clients
 * prefetch links.
 */
export function Page() {
  const t = useTexts();
  const { secretKey = '' } = useParams();
  const undo = useUndoEmail();
  return (
    <AuthLayout title={t('undoEmail.title')} lead={t('undoEmail.lead')}>
      <Stack sx={{ gap: 2.5 }}>
        {isApiError(undo.error, 'badCode') && (
          <ShownAlert severity="error">
            <Rich
              text={t('undoEmail.deadLink')}
              marks={{ link: (inner) => <TextLink to={PATHS.recoveryPassword}>{inner}</TextLink> }}
            />
          </ShownAlert>
        )}
        <Button
          variant="contained"
          size="large"
          loading={undo.isPending}
          onClick={() => undo.mutate({ body: { secret_key: secretKey } })}
        >
          {t('undoEmail.submit')}
        </Button>
      </Stack>
      <BackToSignIn />
    </AuthLayout>
  );
}
