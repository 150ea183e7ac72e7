import { LIMITS, PATHS } from '@metier/shared-kit/contract';
import { Form, PasswordField, SubmitButton } from '@metier/shared-kit/forms';
import { isApiError } from '@metier/shared-kit/http';
import { Rich } from '@metier/shared-kit/i18n';
import { useParams } from '@metier/shared-kit/router';
import { Alert, TextLink } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../components/auth-layout.tsx';
import { useTexts } from '../../../texts.ts';
import { useSetPassword } from '../password.api.ts';
import { newPasswordSchema } from '../password.schema.ts';

/** `/auth/change_password/:secretKey`, the link of the recovery mail. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const { secretKey = '' } = useParams();
  const setPassword = useSetPassword();
  return (
    <AuthLayout title={t('newPassword.title')} lead={t('newPassword.lead')}>
      <Form
        initialValues={{ password: '', repeat: '' }}
        schema={newPasswordSchema}
        onSubmit={({ password }) => setPassword.mutateAsync({ body: { password, secret_key: secretKey } })}
      >
        {isApiError(setPassword.error, 'badCode') && (
          <Alert severity="error">
            <Rich
              text={t('newPassword.deadLink')}
              marks={{ link: (inner) => <TextLink to={PATHS.recoveryPassword}>{inner}</TextLink> }}
            />
          </Alert>
        )}
        <PasswordField
          name="password"
          label={t('newPassword.password')}
          autoComplete="new-password"
          hint={t('field.passwordHint', LIMITS.password)}
        />
        <PasswordField name="repeat" label={t('newPassword.repeat')} autoComplete="new-password" />
        <SubmitButton>{t('newPassword.submit')}</SubmitButton>
      </Form>
    </AuthLayout>
  );
}
