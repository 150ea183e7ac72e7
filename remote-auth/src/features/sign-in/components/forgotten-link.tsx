import { PATHS } from '@metier/contract';
import { useFormField } from '@metier/shared-kit/forms';
import { TextLink } from '@metier/shared-kit/ui';
import { withEmail } from '../../../shared/given-email.ts';
import { useTexts } from '../../../texts.ts';

/** Link to set a new password; the typed e-mail is not asked for again. */
export function ForgottenLink() {
  const t = useTexts();
  const { value } = useFormField<string>('email');
  return (
    <TextLink
      to={PATHS.recoveryPassword}
      state={withEmail(value)}
      variant="body2"
      sx={{ display: 'inline-block', mt: 1, py: 0.25 }}
    >
      {t('signIn.forgot')}
    </TextLink>
  );
}
