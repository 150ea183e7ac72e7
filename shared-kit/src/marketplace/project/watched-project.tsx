import type { ReactNode } from 'react';
import { PageGone } from '../../ui/index.ts';
import type { Project, ProjectRow } from './types.ts';
import { useProject } from './use-project.ts';

interface WatchedProjectProps<Known extends ProjectRow> {
  /** The project's row in the list. */
  known: Known;
  /** Renders the dialog with the current project. */
  children: (project: Known | Project) => ReactNode;
}

/**
 * Watches the project of a dialog that was opened from a list. Render it beside the list: its row may be removed
 * while the dialog is open.
 *
 * @example
 * {paying && (
 *   <WatchedProject known={paying}>
 *     {(project) => <ProjectStep project={project} action="pay"><PaymentDialog … /></ProjectStep>}
 *   </WatchedProject>
 * )}
 */
export function WatchedProject<Known extends ProjectRow>({ known, children }: WatchedProjectProps<Known>) {
  const { data, lastData } = useProject(known.id);
  return <PageGone value={lastData !== undefined}>{children((data ?? lastData)?.project ?? known)}</PageGone>;
}
