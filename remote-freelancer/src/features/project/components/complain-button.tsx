import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

const ComplainDialog = onDemand(
  async () => (await import('@metier/shared-kit/marketplace/project/complain')).ComplainDialog,
);

/** Opens the complaint dialog of a project. */
export function ComplainButton({ projectId }: { projectId: string }) {
  const t = useTexts();
  return (
    <DialogButton
      color="inherit"
      dialog={(close) => <ComplainDialog projectId={projectId} onClose={close} />}
    >
      {t('project.complain')}
    </DialogButton>
  );
}
