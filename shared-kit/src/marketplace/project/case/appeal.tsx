import { useKitTexts } from '../../../i18n/index.ts';
import { onDemand } from '../../../on-demand/on-demand.tsx';
import { DialogButton } from '../../../ui/index.ts';
import { ProjectStep } from '../project-step.tsx';
import type { Project } from '../types.ts';

const AppealDialog = onDemand(async () => (await import('./appeal-dialog.tsx')).AppealDialog);

/** Button that opens the appeal. */
export function Appeal({ project }: { project: Project }) {
  const t = useKitTexts();
  return (
    <ProjectStep project={project} action="appeal">
      <DialogButton
        variant="outlined"
        color="inherit"
        dialog={(close) => <AppealDialog projectId={project.id} onClose={close} />}
      >
        {t('decision.appeal.action')}
      </DialogButton>
    </ProjectStep>
  );
}
