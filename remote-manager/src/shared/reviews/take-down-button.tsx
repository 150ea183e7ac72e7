import { nameOf } from '@metier/contract';
import type { ReviewActions } from '@metier/shared-kit/marketplace/review';
import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

const TakeDownDialog = onDemand(async () => (await import('./take-down-dialog.tsx')).TakeDownDialog);

/** Opens the dialog to take a visible review down. */
export function TakeDownButton({ review }: { review: Parameters<ReviewActions>[0] }) {
  const t = useTexts();
  return (
    <DialogButton
      variant="outlined"
      color="error"
      size="small"
      aria-label={t('review.takeDownNamed', { name: nameOf(review.author) })}
      dialog={(close) => <TakeDownDialog review={review} onClose={close} />}
    >
      {t('review.takeDown')}
    </DialogButton>
  );
}
