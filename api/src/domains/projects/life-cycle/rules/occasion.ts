import type { ProjectCase } from '@metier/contract';
import type { Situation } from './project-state.ts';
import type { Occasion } from './transition.ts';

/** Whether a row of the life cycle applies now: status, conditions and case. */
export const belongsTo = (row: Occasion, situation: Situation): boolean =>
  isAbout(row, situation) && casesOf(row).includes(situation.project.case_state);

/** Whether a row would apply now without the open case. */
export const isFrozen = (row: Occasion, situation: Situation): boolean =>
  isAbout(row, situation) && row.inCase === undefined && situation.project.case_state !== 'none';

const casesOf = ({ inCase }: Occasion): readonly ProjectCase[] => inCase ?? ['none'];

const isAbout = ({ from, when = [] }: Occasion, situation: Situation): boolean =>
  from.includes(situation.project.status) && when.every((holds) => holds(situation));
