import { PATHS } from '@metier/contract';
import { Form, PasswordField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { isApiError } from '@metier/shared-kit/http';
import { Rich, useKitTexts } from '@metier/shared-kit/i18n';
import { useLocation, useParams } from '@metier/shared-kit/router';
import { ShownAlert, TextLink } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { BackToSignIn } from '../../../shared/back-to-sign-in.tsx';
import { NewPasswordField } from '../../../shared/new-password/new-password-field.tsx';
import { UserName } from '../../../shared/user-name.tsx';
import { useTexts } from '../../../texts.ts';
import { useSetPassword } from '../password.api.ts';
import { newPasswordSchema } from '../password.schema.ts';

/** `/auth/change_password/:secretKey`, the link of the recovery mail. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const { secretKey = '' } = useParams();
  // The link contains the e-mail, so that password managers recognise the account in any browser.
  const email = new URLSearchParams(useLocation().hash.slice(1)).get('email');
  const setPassword = useSetPassword(email ?? '');
  return (
    <AuthLayout title={t('newPassword.title')} lead={t('newPassword.lead')}>
      <Form
        draft="never"
        initialValues={{ email: email ?? '', password: '', repeat: '' }}
        schema={newPasswordSchema}
        onSubmit={({ password }) => setPassword.mutateAsync({ body: { password, secret_key: secretKey } })}
      >
        {isApiError(setPassword.error, 'badCode') && (
          <ShownAlert severity="error">
            <Rich
              text={t('newPassword.deadLink')}
              marks={{ link: (inner) => <TextLink to={PATHS.recoveryPassword}>{inner}</TextLink> }}
            />
          </ShownAlert>
        )}
        {email === null ? (
          <TextField
            name="email"
            label={t('field.email')}
            hint={t('newPassword.emailHint')}
            type="email"
            autoComplete="username"
            optional={kit('field.optional')}
          />
        ) : (
          <UserName email={email} />
        )}
        <NewPasswordField name="password" label={t('newPassword.password')} />
        <PasswordField name="repeat" label={t('newPassword.repeat')} autoComplete="new-password" />
        <SubmitButton>{t('newPassword.submit')}</SubmitButton>
      </Form>
      <BackToSignIn email={email ?? ''} />
    </AuthLayout>
  );
}
