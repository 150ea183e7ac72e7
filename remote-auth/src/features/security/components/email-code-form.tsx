import { DURATIONS } from '@metier/contract';
import { CancelButton, Form, SubmitButton } from '@metier/shared-kit/forms';
import type { User } from '@metier/shared-kit/session';
import { Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import { CodeField } from '../../../shared/code-field.tsx';
import { ResendCode } from '../../../shared/resend-code.tsx';
import { codeRefusal } from '../../../shared/code-refusal.ts';
import { useTexts } from '../../../texts.ts';
import { useConfirmEmail } from '../security.api.ts';
import { emailCodeSchema } from '../security.schema.ts';

interface EmailCodeFormProps {
  user: User;
  /** The address to which the code was sent. */
  email: string;
  /** A new code was sent. */
  onResent: () => void;
  /** The change has to be requested again, with the password. */
  onTooLate: () => void;
  onDone: () => void;
}

export function EmailCodeForm({ user, email, onResent, onTooLate, onDone }: EmailCodeFormProps) {
  const t = useTexts();
  const { duration } = useFormats();
  const confirm = useConfirmEmail(onDone);
  return (
    <Form
      draft="never"
      initialValues={{ confirmation_code: '' }}
      schema={emailCodeSchema}
      refusalOf={codeRefusal('confirmation_code')}
      onSubmit={({ confirmation_code }) =>
        confirm.mutateAsync({ body: { user_id: user.id, confirmation_code } })
      }
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('confirm.lead', { email, time: duration(DURATIONS.emailCode) })}
      </Typography>
      <CodeField name="confirmation_code" />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton size="medium">{t('confirm.submit')}</SubmitButton>
        <ResendCode owner={{ user }} onSent={onResent} onTooLate={onTooLate} />
        <CancelButton variant="text" onClick={onDone} />
      </Stack>
    </Form>
  );
}
