import { onDemand } from '@metier/shared-kit/on-demand';
import { StepButton } from '@metier/shared-kit/marketplace/project';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';

const ComplainDialog = onDemand(
  async () => (await import('@metier/shared-kit/marketplace/project/complain')).ComplainDialog,
);

/** Opens the complaint about a project. */
export function ComplainButton({ projectId }: { projectId: string }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <StepButton color="inherit" onClick={() => setOpen(true)}>
        {t('project.complain')}
      </StepButton>
      {open && <ComplainDialog projectId={projectId} onClose={() => setOpen(false)} />}
    </>
  );
}
