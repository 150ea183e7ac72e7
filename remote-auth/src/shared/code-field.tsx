import { TextField } from '@metier/shared-kit/forms';
import type { SxProps } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';

/** Removes the spaces with which mails and phones group codes. */
const codeShape = (typed: string) => typed.replaceAll(/\s/g, '');

/** A six-digit code field, for forms whose schema has `rules.code()` under its name. */
export function CodeField({ name, sx = {} }: { name: string; sx?: SxProps }) {
  const t = useTexts();
  return (
    <TextField
      name={name}
      label={t('confirm.code')}
      shape={codeShape}
      autoComplete="one-time-code"
      attributes={{ inputMode: 'numeric' }}
      sx={sx}
    />
  );
}
