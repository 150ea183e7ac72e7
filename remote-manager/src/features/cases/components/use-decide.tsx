import { ProjectStep, WatchedProject, type Project } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

const DecideDialog = onDemand(async () => (await import('./decide-dialog.tsx')).DecideDialog);

/**
 * The decision of a dispute, for a page to open and to show. It stands beside what the page lists: a case that another
 * manager decides meanwhile goes from there, and the dialog with what was typed stays and says so.
 *
 * @example const { decide, dialog } = useDecide();
 */
export function useDecide(): { decide: (project: Project) => void; dialog: ReactNode } {
  const { open, dialog } = useDialog<Project>(({ subject, close }) => (
    <WatchedProject known={subject}>
      {(now) => (
        <ProjectStep project={now} action="resolve_case">
          <DecideDialog project={now} onClose={close} />
        </ProjectStep>
      )}
    </WatchedProject>
  ));
  return { decide: open, dialog };
}
