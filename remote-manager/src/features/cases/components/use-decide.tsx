import { ProjectStep, WatchedProject, type Project } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

const DecideDialog = onDemand(async () => (await import('./decide-dialog.tsx')).DecideDialog);

/**
 * State and dialog of a decision. Render `dialog` outside the list: when another manager decides first, the row is
 * removed, but the dialog stays open with the typed text and says so.
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
