import { Form, PasswordField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import type { User } from '@metier/shared-kit/session';
import { Box, Typography } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { emailTaken } from '../../../shared/email-taken.ts';
import { UserName } from '../../../shared/user-name.tsx';
import { useTexts } from '../../../texts.ts';
import { useChangeEmail } from '../security.api.ts';
import { emailSchema } from '../security.schema.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { useAwaitedEmail } from './use-awaited-email.ts';
import { usePasswordRefusal } from './use-password-refusal.ts';

/**
 * Changes the e-mail in two steps: the new address, then the code sent to it. Requires the password if the sign-in is
 * not recent.
 */
export function EmailForm({ user }: { user: User }) {
  const t = useTexts();
  const awaited = useAwaitedEmail(user.id);
  const [asksPassword, setAsksPassword] = useState(false);
  const passwordRefusal = usePasswordRefusal();
  const change = useChangeEmail({
    sent: (email) => {
      awaited.codeSent(email);
      setAsksPassword(false);
    },
    passwordNeeded: () => setAsksPassword(true),
  });
  const { email: newEmail } = awaited;
  if (newEmail !== undefined)
    return (
      <EmailCodeForm
        user={user}
        email={newEmail}
        onResent={() => awaited.codeSent(newEmail)}
        onTooLate={() => {
          awaited.end();
          setAsksPassword(true);
        }}
        onDone={awaited.end}
      />
    );
  return (
    <Form
      draft={{ kind: 'email', except: ['password'] }}
      initialValues={{ email: '', password: '' }}
      schema={emailSchema(asksPassword)}
      refusalOf={(error) => emailTaken(error) ?? passwordRefusal(error)}
      onSubmit={({ email, password }) =>
        change.mutateAsync({ body: { user_id: user.id, email, ...(asksPassword && { password }) } })
      }
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('security.email.now', { email: user.email })}
      </Typography>
      <TextField name="email" label={t('security.email.new')} type="email" autoComplete="email" />
      {asksPassword && (
        <>
          <UserName email={user.email} />
          <PasswordField
            name="password"
            label={t('security.email.password')}
            hint={t('security.email.passwordHint')}
            autoComplete="current-password"
            autoFocus
          />
        </>
      )}
      <Box>
        <SubmitButton size="medium">{t('security.email.submit')}</SubmitButton>
      </Box>
    </Form>
  );
}
