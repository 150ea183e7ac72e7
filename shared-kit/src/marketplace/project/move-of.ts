import { hasNoEditsLeft } from './action-of.ts';
import type { ProjectRow } from './types.ts';

/**
 * What a project waits for the viewer to do, as a text key of `project.move`; null if for nothing. After a decision, the
 * other side's offer is its agreement to it, so both ways are one move; without revisions, work cannot be sent back.
 */
export function moveOf(project: Pick<ProjectRow, 'case' | 'your_move' | 'available_actions'>) {
  const { your_move } = project;
  if (your_move && project.case === 'decided') return 'offer_share';
  return your_move === 'accept_result' && hasNoEditsLeft(project) ? 'accept_result_last' : your_move;
}
