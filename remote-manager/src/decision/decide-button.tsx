import type { Project } from '@metier/shared-kit/project';
import { onDemand } from '@metier/shared-kit/remote';
import { Button, Icon } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

const DecideDialog = onDemand(async () => (await import('./decide-dialog.tsx')).DecideDialog);

/** Opens the decision of a dispute. */
export function DecideButton({ project }: { project: Project }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="cases" />}
        aria-label={t('decision.openFor', { name: project.name })}
        onClick={() => setOpen(true)}
      >
        {t('decision.open')}
      </Button>
      {open && <DecideDialog project={project} onClose={() => setOpen(false)} />}
    </>
  );
}
