import type { ProjectRow } from './types.ts';

/**
 * What a project waits for the viewer to do, as a text key of `project.move`; null if for nothing. After a decision, the
 * other side's offer is its agreement to it, so both ways are one move.
 */
export const moveOf = (project: Pick<ProjectRow, 'case' | 'your_move'>) =>
  project.your_move && project.case === 'decided' ? 'offer_share' : project.your_move;
