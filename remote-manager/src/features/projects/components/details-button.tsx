import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Icon, IconButton } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';

const DetailsDrawer = onDemand(async () => (await import('./details-drawer.tsx')).DetailsDrawer);

/** Opens the details of a project beside the list. */
export function DetailsButton({ row }: { row: ProjectRow }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={t('projects.detailsOf', { name: row.name })}
        title={t('projects.details')}
        onClick={() => setOpen(true)}
      >
        <Icon name="show" />
      </IconButton>
      {open && <DetailsDrawer row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
