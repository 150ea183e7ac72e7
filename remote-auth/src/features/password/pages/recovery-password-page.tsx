import { DURATIONS } from '@metier/contract';
import { Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { Alert, useFormats } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { BackToSignIn } from '../../../shared/back-to-sign-in.tsx';
import { useGivenEmail } from '../../../shared/given-email.ts';
import { useTexts } from '../../../texts.ts';
import { useRecovery } from '../password.api.ts';
import { recoverySchema } from '../password.schema.ts';

/** `/auth/recovery-password`. Shows the same for known and unknown addresses. Source: product.md §7. */
export function Page() {
  const t = useTexts();
  const { duration } = useFormats();
  const recovery = useRecovery();
  const email = useGivenEmail();
  return (
    <AuthLayout title={t('recovery.title')} lead={t('recovery.lead')}>
      {recovery.isSuccess ? (
        <Alert severity="success">
          {t('recovery.sent', {
            email: recovery.variables.body.email,
            time: duration(DURATIONS.resetKey),
          })}
        </Alert>
      ) : (
        <Form
          // One draft per given e-mail, so that a draft with an older one does not replace it.
          draft={{ kind: 'recovery', about: email, forVisitors: true }}
          initialValues={{ email }}
          schema={recoverySchema}
          onSubmit={(body) => recovery.mutateAsync({ body })}
        >
          <TextField name="email" label={t('field.email')} type="email" autoComplete="username" />
          <SubmitButton>{t('recovery.submit')}</SubmitButton>
        </Form>
      )}
      <BackToSignIn email={recovery.variables?.body.email ?? email} />
    </AuthLayout>
  );
}
