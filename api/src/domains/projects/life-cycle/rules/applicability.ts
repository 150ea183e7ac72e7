import type { ProjectCase } from '@metier/contract';
import type { Situation } from './project-state.ts';
import type { Applicability } from './transition.ts';

/** Whether a row of the life cycle applies now: status, conditions and case. */
export const applies = (row: Applicability, situation: Situation): boolean =>
  isAbout(row, situation) && casesOf(row).includes(situation.project.case_state);

/** Whether a row would apply now without the open case. */
export const isFrozenByCase = (row: Applicability, situation: Situation): boolean =>
  isAbout(row, situation) && row.inCase === undefined && situation.project.case_state !== 'none';

const casesOf = ({ inCase }: Applicability): readonly ProjectCase[] => inCase ?? ['none'];

const isAbout = ({ from, when = [] }: Applicability, situation: Situation): boolean =>
  from.includes(situation.project.status) && when.every((holds) => holds(situation));
