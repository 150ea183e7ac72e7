import { ProjectStep, WatchedProject, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';

const RespondDialog = onDemand(
  async () => (await import('../../../shared/engagement/respond-dialog.tsx')).RespondDialog,
);

/** The dialog to respond to a project in the list. */
export const RowResponse = ({ row, onClose }: { row: ProjectRow; onClose: () => void }) => (
  <WatchedProject known={row}>
    {(project) => (
      <ProjectStep project={project} action="respond">
        <RespondDialog project={project} onClose={onClose} />
      </ProjectStep>
    )}
  </WatchedProject>
);
