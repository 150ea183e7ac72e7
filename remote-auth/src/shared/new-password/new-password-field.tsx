import { LIMITS } from '@metier/contract';
import { PasswordField, useFormField } from '@metier/shared-kit/forms';
import { useDebounced } from '@metier/shared-kit/timing';
import { Box, VISUALLY_HIDDEN } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { StrengthBars, usePasswordAdvice } from './password-advice.tsx';

/** Pause in typing before the advice is announced to screen readers. */
const PAUSE_MS = 1_000;

/**
 * Field for a new password: shows what the rule still requires while typing, then the password's strength.
 *
 * @example <NewPasswordField name="password" label={t('field.password')} />
 */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const t = useTexts();
  const { value } = useFormField<string>(name);
  const { missing, strength } = usePasswordAdvice(value);
  const spoken = useDebounced(missing || strength, PAUSE_MS);
  const fits = value !== '' && missing === '';
  const hint = fits ? (
    <>
      <StrengthBars password={value} />
      {strength}
    </>
  ) : (
    missing || t('field.passwordHint', LIMITS.password)
  );
  return (
    <Box>
      <PasswordField name={name} label={label} autoComplete="new-password" hint={hint} advice={missing} />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {spoken}
      </Box>
    </Box>
  );
}
