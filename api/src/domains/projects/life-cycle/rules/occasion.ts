import type { Situation } from './project-state.ts';
import type { Occasion } from './transition.ts';

/** Whether a row of the life cycle belongs to the moment: status, conditions and case. */
export const belongsTo = (row: Occasion, situation: Situation): boolean =>
  isAbout(row, situation) && situation.project.case_state === (row.inCase ?? 'none');

/** Whether a row would belong to the moment if an open case had not frozen it. */
export const isFrozen = (row: Occasion, situation: Situation): boolean =>
  isAbout(row, situation) && row.inCase === undefined && situation.project.case_state !== 'none';

const isAbout = ({ from, when = [] }: Occasion, situation: Situation): boolean =>
  from.includes(situation.project.status) && when.every((holds) => holds(situation));
