import { onDemand } from '@metier/shared-kit/remote';
import { Button } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';

const ComplainDialog = onDemand(
  async () => (await import('@metier/shared-kit/project/complain')).ComplainDialog,
);

/** Opens the complaint about a project. */
export function ComplainButton({ projectId }: { projectId: string }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {t('project.complain')}
      </Button>
      {open && <ComplainDialog projectId={projectId} onClose={() => setOpen(false)} />}
    </>
  );
}
