import { LIMITS, nameOf } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { REVIEW_READS, type ReviewAction } from '@metier/shared-kit/marketplace/review';
import { useApiMutation } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

interface TakeDownDialogProps {
  review: Parameters<ReviewAction['dialog']>[0];
  onClose: () => void;
}

/** Takes a review down with a reason, which its author sees. */
export function TakeDownDialog({ review: { id, author }, onClose }: TakeDownDialogProps) {
  const t = useTexts();
  const remove = useApiMutation('POST /api/manager/reviews/remove', {
    success: t('review.takenDown'),
    invalidates: REVIEW_READS,
  });
  return (
    <TextDialog
      draft={{ kind: 'take-down', about: id }}
      title={t('review.takeDownTitle', { name: nameOf(author) })}
      text={t('review.takeDownText', { name: nameOf(author) })}
      submit={t('review.takeDown')}
      destructive
      onClose={onClose}
      name="reason"
      label={t('review.reason')}
      max={LIMITS.reviewLength}
      onSend={(reason) => remove.mutateAsync({ body: { review_id: id, reason } })}
    />
  );
}
