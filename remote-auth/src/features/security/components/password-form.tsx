import { LIMITS } from '@metier/shared-kit/contract';
import { Form, message, PasswordField, SubmitButton } from '@metier/shared-kit/forms';
import type { User } from '@metier/shared-kit/session';
import { Box } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useChangePassword } from '../security.api.ts';
import { passwordSchema } from '../security.schema.ts';

const EMPTY = { password: '', new_password: '', repeat: '' };

/** Changes the own password; the other sessions end with it. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTexts();
  const change = useChangePassword();
  return (
    <Form
      initialValues={EMPTY}
      schema={passwordSchema}
      refusalOf={({ name }) =>
        name === 'wrongCredentials'
          ? { password: message('validation.wrongPassword') }
          : name === 'accountLocked'
            ? { password: message('errors.accountLocked') }
            : undefined
      }
      onSubmit={async ({ password, new_password }, form) => {
        await change.mutateAsync({ body: { user_id: user.id, password, new_password } });
        form.resetForm();
      }}
    >
      <PasswordField name="password" label={t('security.password.current')} autoComplete="current-password" />
      <PasswordField
        name="new_password"
        label={t('newPassword.password')}
        autoComplete="new-password"
        hint={t('field.passwordHint', LIMITS.password)}
      />
      <PasswordField name="repeat" label={t('newPassword.repeat')} autoComplete="new-password" />
      <Box>
        <SubmitButton size="medium">{t('security.password.submit')}</SubmitButton>
      </Box>
    </Form>
  );
}
