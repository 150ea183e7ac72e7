import { PATHS } from '@metier/shared-kit/contract';
import { useNavigate } from '@metier/shared-kit/router';
import { Button } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../components/auth-layout.tsx';
import type { SignUpTicket } from '../../../sign-up-ticket.ts';
import { useTexts } from '../../../texts.ts';
import { useRequestCode } from '../email-code.api.ts';

/** Sends the code on request, then leads to where it is entered. */
export function RequestCode({ ticket }: { ticket: SignUpTicket }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { request, isPending } = useRequestCode(ticket, () => void navigate(PATHS.signUpConfirmation));
  return (
    <AuthLayout title={t('requestCode.title')} lead={t('requestCode.lead', { email: ticket.user.email })}>
      <Button variant="contained" size="large" onClick={request} loading={isPending}>
        {t('requestCode.submit')}
      </Button>
    </AuthLayout>
  );
}
