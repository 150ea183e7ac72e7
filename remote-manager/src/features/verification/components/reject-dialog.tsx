import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { ShownAlert, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useDecide, type ShownRequest, type Verification } from '../verification.api.ts';
import { VerificationLinks } from './verification-links.tsx';

interface RejectDialogProps {
  name: string;
  request: ShownRequest;
  /** The current links, if they are others than those that the manager pressed the button for. */
  changed: Verification['links'] | undefined;
  onClose: () => void;
}

/** Rejects with a reason, which the freelancer gets by mail and on their profile. Source: product.md §6. */
export function RejectDialog({ name, request, changed, onClose }: RejectDialogProps) {
  const t = useTexts();
  const reject = useDecide('rejected');
  return (
    <TextDialog
      destructive
      draft={{ kind: 'rejection', about: request.freelancer_id }}
      title={t('verification.rejectTitle', { name })}
      text={t('verification.rejectText')}
      submit={t('verification.reject')}
      onClose={onClose}
      name="reason"
      label={t('verification.reason')}
      max={LIMITS.commentLength}
      onSend={(reason) => reject.mutateAsync({ body: { ...request, decision: 'reject', reason } })}
    >
      {changed && (
        <ShownAlert severity="warning" role="alert">
          <Typography sx={{ mb: 1 }}>{t('verification.changed')}</Typography>
          <VerificationLinks links={changed} />
        </ShownAlert>
      )}
    </TextDialog>
  );
}
