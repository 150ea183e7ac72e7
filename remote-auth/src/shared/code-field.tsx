import { TextField } from '@metier/shared-kit/forms';
import type { SxProps } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';

/** A code as mails and phones show it, often in two groups: spaces are no part of it. */
const codeShape = (typed: string) => typed.replaceAll(/\s/g, '');

/** The six digits out of a mail, in a form whose schema has `rules.code()` under that name. */
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
