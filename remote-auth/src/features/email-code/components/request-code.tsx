import { PATHS } from '@metier/contract';
import { useNavigate } from '@metier/shared-kit/router';
import { Button } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { useRequestCode } from '../../../shared/code.api.ts';
import { BackToSignIn } from '../../../shared/back-to-sign-in.tsx';
import type { SignUpTicket } from '../../../shared/sign-up-ticket.ts';
import { useTexts } from '../../../texts.ts';

/** Sends the code on request, then navigates to its entry. */
export function RequestCode({ ticket }: { ticket: SignUpTicket }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { request, isPending } = useRequestCode(ticket);
  const goOn = () => void navigate(PATHS.signUpConfirmation);
  return (
    <AuthLayout title={t('requestCode.title')} lead={t('requestCode.lead', { email: ticket.user.email })}>
      <Button
        variant="contained"
        size="large"
        onClick={() => void request().then(goOn, () => undefined)}
        loading={isPending}
      >
        {t('requestCode.submit')}
      </Button>
      <BackToSignIn email={ticket.user.email} />
    </AuthLayout>
  );
}
