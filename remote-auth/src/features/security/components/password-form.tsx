import { Form, PasswordField, SubmitButton } from '@metier/shared-kit/forms';
import type { User } from '@metier/shared-kit/session';
import { Box } from '@metier/shared-kit/ui';
import { useMemo } from 'react';
import { NewPasswordField } from '../../../shared/new-password/new-password-field.tsx';
import { UserName } from '../../../shared/user-name.tsx';
import { useTexts } from '../../../texts.ts';
import { useChangePassword } from '../security.api.ts';
import { passwordSchema } from '../security.schema.ts';
import { usePasswordRefusal } from './use-password-refusal.ts';

const EMPTY = { password: '', new_password: '', repeat: '' };

/** Changes the user's password, which ends their other sessions. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTexts();
  const change = useChangePassword();
  const schema = useMemo(() => passwordSchema(user), [user]);
  return (
    <Form
      draft="never"
      initialValues={EMPTY}
      schema={schema}
      refusalOf={usePasswordRefusal()}
      onSubmit={async ({ password, new_password }, form) => {
        await change.mutateAsync({ body: { user_id: user.id, password, new_password } });
        form.resetForm();
      }}
    >
      <UserName email={user.email} />
      <PasswordField name="password" label={t('security.password.current')} autoComplete="current-password" />
      <NewPasswordField name="new_password" label={t('newPassword.password')} />
      <PasswordField name="repeat" label={t('newPassword.repeat')} autoComplete="new-password" />
      <Box>
        <SubmitButton size="medium">{t('security.password.submit')}</SubmitButton>
      </Box>
    </Form>
  );
}
