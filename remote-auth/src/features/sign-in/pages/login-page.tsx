import { PATHS } from '@metier/contract';
import { Form, PasswordField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { Rich, useKitTexts } from '@metier/shared-kit/i18n';
import { session } from '@metier/shared-kit/session';
import { Alert, Box, ShownAlert, TextLink } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { FootLine } from '../../../shared/foot-line.tsx';
import type { DemoAccount } from '../../../shared/demo.api.ts';
import { useGivenEmail } from '../../../shared/given-email.ts';
import { ServicesLink } from '../../../shared/services-link.tsx';
import { useTexts } from '../../../texts.ts';
import { DemoAccounts } from '../components/demo-accounts.tsx';
import { ForgottenLink } from '../components/forgotten-link.tsx';
import { useSignIn } from '../sign-in.api.ts';
import { signInSchema } from '../sign-in.schema.ts';

/** `/auth/login`. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kitTexts = useKitTexts();
  const { login, refusal } = useSignIn();
  const email = useGivenEmail();
  const [hasExpired] = useState(session.hasExpired);
  const [known, setKnown] = useState<Pick<DemoAccount, 'email' | 'password'>>({ email, password: '' });
  return (
    <AuthLayout title={t('signIn.title')} lead={t('signIn.lead')}>
      <Form
        draft="never"
        initialValues={{ email: known.email, password: known.password }}
        restart
        schema={signInSchema}
        onSubmit={(body) => login.mutateAsync({ body })}
      >
        {refusal && <ShownAlert severity="error">{refusal}</ShownAlert>}
        {hasExpired && !refusal && (
          <Alert severity="info" role="status">
            {kitTexts('errors.sessionEnded')}
          </Alert>
        )}
        <TextField name="email" label={t('field.email')} type="email" autoComplete="username" />
        <Box>
          <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
          <ForgottenLink />
        </Box>
        <SubmitButton>{t('signIn.submit')}</SubmitButton>
      </Form>
      <FootLine>
        <Rich
          text={t('signIn.register')}
          marks={{ link: (inner) => <TextLink to={PATHS.registration}>{inner}</TextLink> }}
        />
      </FootLine>
      <ServicesLink />
      <DemoAccounts onChoose={setKnown} />
    </AuthLayout>
  );
}
