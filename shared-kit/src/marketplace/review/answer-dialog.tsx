import { LIMITS } from '@metier/contract';
import { TextDialog } from '../../forms/dialog/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useAnswerReview } from './review.api.ts';

/** Answers a review of oneself, once. */
export function AnswerDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const t = useKitTexts();
  const answer = useAnswerReview();
  return (
    <TextDialog
      draft={{ kind: 'review-answer', about: reviewId }}
      title={t('review.answer.title')}
      text={t('review.answer.text')}
      submit={t('review.answer.send')}
      onClose={onClose}
      name="text"
      label={t('review.answer.label')}
      max={LIMITS.reviewLength}
      onSend={(text) => answer.mutateAsync({ body: { review_id: reviewId, text } })}
    />
  );
}
