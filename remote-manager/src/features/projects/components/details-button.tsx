import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Icon, IconButton, useDialog } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

const DetailsDrawer = onDemand(async () => (await import('./details-drawer.tsx')).DetailsDrawer);

/** Opens the details of a project beside the list. */
export function DetailsButton({ row }: { row: ProjectRow }) {
  const t = useTexts();
  const { open, dialog } = useDialog<true>(({ close }) => <DetailsDrawer row={row} onClose={close} />);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={t('projects.detailsOf', { name: row.name })}
        title={t('projects.details')}
        onClick={() => open(true)}
      >
        <Icon name="show" />
      </IconButton>
      {dialog}
    </>
  );
}
