import { Icon, IconButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** Opens the details of a project. */
export function DetailsButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTexts();
  return (
    <IconButton
      aria-haspopup="dialog"
      aria-label={t('projects.detailsOf', { name })}
      title={t('projects.details')}
      onClick={onClick}
    >
      <Icon name="show" />
    </IconButton>
  );
}
