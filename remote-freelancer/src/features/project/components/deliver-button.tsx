import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

const DeliverDialog = onDemand(async () => (await import('./deliver-dialog.tsx')).DeliverDialog);

/** Opens the delivery of a result. Drawn only where the API offers it, so never while the work is being reviewed. */
export function DeliverButton({ projectId, primary }: { projectId: string; primary: boolean }) {
  const t = useTexts();
  return (
    <DialogButton
      variant={primary ? 'contained' : 'outlined'}
      color={primary ? 'primary' : 'inherit'}
      dialog={(close) => <DeliverDialog projectId={projectId} onClose={close} />}
    >
      {t('project.deliver.action')}
    </DialogButton>
  );
}
