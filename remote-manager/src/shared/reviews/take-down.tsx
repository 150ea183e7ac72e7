import { nameOf } from '@metier/contract';
import type { ReviewAction } from '@metier/shared-kit/marketplace/review';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Button } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

const TakeDownDialog = onDemand(async () => (await import('./take-down-dialog.tsx')).TakeDownDialog);

interface TakeDownButtonProps {
  review: Parameters<ReviewAction['button']>[0];
  onClick: () => void;
}

function TakeDownButton({ review, onClick }: TakeDownButtonProps) {
  const t = useTexts();
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      aria-label={t('review.takeDownNamed', { name: nameOf(review.author) })}
      onClick={onClick}
    >
      {t('review.takeDown')}
    </Button>
  );
}

/** Takes a visible review down. */
export const TAKE_DOWN: ReviewAction = {
  button: (review, open) => <TakeDownButton review={review} onClick={open} />,
  dialog: (review, close) => <TakeDownDialog review={review} onClose={close} />,
};
