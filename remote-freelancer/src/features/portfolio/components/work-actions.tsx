import { useKitTexts } from '@metier/shared-kit/i18n';
import type { Work } from '@metier/shared-kit/marketplace/profile';
import { Button } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useRemoveWork } from '../portfolio.api.ts';

interface WorkActionsProps {
  work: Work;
  onEdit: () => void;
}

/** The owner's actions on a work. */
export function WorkActions({ work, onEdit }: WorkActionsProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const remove = useRemoveWork();
  const { id, title } = work;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={t('portfolio.editNamed', { title })}
        onClick={onEdit}
      >
        {kit('action.edit')}
      </Button>
      <ConfirmButton
        size="small"
        variant="text"
        aria-label={t('portfolio.removeNamed', { title })}
        title={t('portfolio.removeTitle')}
        text={t('portfolio.removeText', { title })}
        confirm={t('portfolio.remove')}
        destructive
        onConfirm={() => remove.mutateAsync({ query: { id } })}
      >
        {t('portfolio.remove')}
      </ConfirmButton>
    </>
  );
}
