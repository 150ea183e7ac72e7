import type { ActionReason } from '@metier/contract';
import type { Refusal } from './conditions.ts';
import { TRANSITIONS, type Step } from './life-cycle.ts';
import { applies, isFrozenByCase } from './applicability.ts';
import { partyOf, type Party } from './party.ts';
import type { Situation } from './project-state.ts';
import type { Transition } from './transition.ts';

/** An allowed transition, or the error of the refusal. */
export type Decision =
  | { readonly allowed: true; readonly transition: Transition }
  | { readonly allowed: false; readonly error: Refusal; readonly reason?: ActionReason };

/**
 * Decides whether the viewer may perform a step on the project now. The refusal for somebody who is no party is
 * `notFound`; for a party at the wrong moment it is `stateChanged`. Source: product.md §2.
 *
 * @example decide('accept', situation) // { allowed: false, error: 'stateChanged' } once it is completed
 */
export function decide(step: Step, situation: Situation): Decision {
  const party = partyOf(situation);
  const rows = TRANSITIONS.filter((row: Transition) => row.step === step && isFor(row, party));
  const [first]: readonly Transition[] = rows;
  if (first === undefined) return { allowed: false, error: 'notFound' };
  const transition: Transition | undefined = rows.find((row) => applies(row, situation));
  if (transition === undefined) {
    const error = first.tooLate ?? 'stateChanged';
    const frozen = rows.some((row) => isFrozenByCase(row, situation));
    return frozen ? { allowed: false, error, reason: 'case_open' } : { allowed: false, error };
  }
  const block = transition.blockedBy?.find((blocks) => blocks.holds(situation));
  return block ? { allowed: false, error: block.error, reason: block.reason } : { allowed: true, transition };
}

/** The executor was a candidate before, so a late call of a candidate is refused as too late, not as `notFound`. */
const isFor = ({ by }: Transition, party: Party): boolean =>
  by.includes(party) || (party === 'executor' && by.includes('invitee'));
