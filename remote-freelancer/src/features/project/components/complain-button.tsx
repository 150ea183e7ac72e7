import { Button } from '@metier/shared-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../texts.ts';

const ComplainDialog = lazy(async () => ({
  default: (await import('@metier/shared-kit/project/complain')).ComplainDialog,
}));

/** Opens the complaint about a project. */
export function ComplainButton({ projectId }: { projectId: string }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {t('project.complain')}
      </Button>
      <Suspense>
        {open && <ComplainDialog open projectId={projectId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
