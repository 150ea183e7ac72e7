import { onDemand } from '@metier/shared-kit/on-demand';
import { StepButton } from '@metier/shared-kit/marketplace/project';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';

const DeliverDialog = onDemand(async () => (await import('./deliver-dialog.tsx')).DeliverDialog);

/** Opens the delivery of a result. Drawn only where the API offers it, so never while the work is being reviewed. */
export function DeliverButton({ projectId, primary }: { projectId: string; primary: boolean }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <StepButton
        variant={primary ? 'contained' : 'outlined'}
        color={primary ? 'primary' : 'inherit'}
        onClick={() => setOpen(true)}
      >
        {t('project.deliver.action')}
      </StepButton>
      {open && <DeliverDialog projectId={projectId} onClose={() => setOpen(false)} />}
    </>
  );
}
