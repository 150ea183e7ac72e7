import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

const DeliverDialog = onDemand(async () => (await import('./deliver-dialog.tsx')).DeliverDialog);

/** Opens the delivery dialog. Rendered only if the API offers the action, so never during a review. */
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
