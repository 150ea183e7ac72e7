import { Button } from '@metier/shared-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../texts.ts';

const DeliverDialog = lazy(async () => ({ default: (await import('./deliver-dialog.tsx')).DeliverDialog }));

/** Opens the delivery of a result. Shown only where the API offers it, so never while the work is being reviewed. */
export function DeliverButton({ projectId, primary }: { projectId: string; primary: boolean }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={primary ? 'contained' : 'outlined'}
        color={primary ? 'primary' : 'inherit'}
        onClick={() => setOpen(true)}
      >
        {t('project.deliver.action')}
      </Button>
      <Suspense>{open && <DeliverDialog projectId={projectId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
