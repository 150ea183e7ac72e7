import { DURATIONS, PATHS } from '@metier/contract';
import { Form, SubmitButton } from '@metier/shared-kit/forms';
import { Rich } from '@metier/shared-kit/i18n';
import { TextLink, useFormats } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { BackToSignIn } from '../../../shared/back-to-sign-in.tsx';
import { CodeField } from '../../../shared/code-field.tsx';
import { codeRefusal } from '../../../shared/code-refusal.ts';
import { FootLine } from '../../../shared/foot-line.tsx';
import { ResendCode } from '../../../shared/resend-code.tsx';
import type { SignUpTicket } from '../../../shared/sign-up-ticket.ts';
import { useTexts } from '../../../texts.ts';
import { useConfirmSignUp } from '../email-code.api.ts';
import { codeSchema } from '../email-code.schema.ts';
import { MailHint } from './mail-hint.tsx';

const CODE = { fontSize: '1.25rem', letterSpacing: '0.35em', fontVariantNumeric: 'tabular-nums' } as const;

/** Form for the six-digit code from the mail; a new code can be requested. */
export function ConfirmCode({ ticket }: { ticket: SignUpTicket }) {
  const t = useTexts();
  const { duration } = useFormats();
  const confirm = useConfirmSignUp(ticket);
  return (
    <AuthLayout
      title={t('confirm.title')}
      lead={t('confirm.lead', { email: ticket.user.email, time: duration(DURATIONS.emailCode) })}
    >
      <Form
        draft="never"
        initialValues={{ confirmation_key: '' }}
        schema={codeSchema}
        refusalOf={codeRefusal('confirmation_key')}
        onSubmit={({ confirmation_key }) => confirm(confirmation_key)}
      >
        <CodeField name="confirmation_key" sx={CODE} />
        <SubmitButton>{t('confirm.submit')}</SubmitButton>
        <ResendCode owner={ticket} />
      </Form>
      <FootLine>
        <Rich
          text={t('confirm.wrongEmail')}
          marks={{ link: (inner) => <TextLink to={PATHS.registration}>{inner}</TextLink> }}
        />
      </FootLine>
      <BackToSignIn email={ticket.user.email} />
      <MailHint />
    </AuthLayout>
  );
}
