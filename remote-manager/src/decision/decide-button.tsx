import type { Project } from '@metier/shared-kit/project';
import { Button, Icon } from '@metier/shared-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../texts.ts';

const DecideDialog = lazy(async () => ({ default: (await import('./decide-dialog.tsx')).DecideDialog }));

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
      {open && (
        <Suspense>
          <DecideDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
