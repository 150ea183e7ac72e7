import type { ReactNode } from 'react';
import { PageGone } from '../../ui/index.ts';
import type { Project, ProjectRow } from './types.ts';
import { useProject } from './use-project.ts';

interface WatchedProjectProps<Known extends ProjectRow> {
  /** The project as the list had it. */
  known: Known;
  /** Draws the dialog by the project as it is now. */
  children: (project: Known | Project) => ReactNode;
}

/**
 * Watches the project of a dialog that was opened from a list: the list may lose its row while the dialog is open. Draw
 * it beside the list, not inside of the row.
 *
 * @example
 * {paying && (
 *   <WatchedProject known={paying}>
 *     {(project) => <ProjectStep project={project} action="pay"><PaymentDialog … /></ProjectStep>}
 *   </WatchedProject>
 * )}
 */
export function WatchedProject<Known extends ProjectRow>({ known, children }: WatchedProjectProps<Known>) {
  const { data, lost } = useProject(known.id);
  return <PageGone value={lost !== undefined}>{children((data ?? lost)?.project ?? known)}</PageGone>;
}
