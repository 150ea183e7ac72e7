import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../../texts.ts';
import { useDecide, type ShownRequest } from '../verification.api.ts';

interface RejectDialogProps {
  name: string;
  request: ShownRequest;
  onClose: () => void;
}

/** Rejects with a reason, which the freelancer gets by mail and on their profile. Source: product.md §6. */
export function RejectDialog({ name, request, onClose }: RejectDialogProps) {
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
    />
  );
}
