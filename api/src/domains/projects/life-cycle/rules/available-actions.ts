import type { ActionReason, ProjectAction, ProjectMove } from '@metier/contract';
import { TRANSITIONS } from './life-cycle.ts';
import { applies, isFrozenByCase } from './applicability.ts';
import { partyOf } from './party.ts';
import type { Situation } from './project-state.ts';
import type { Transition } from './transition.ts';

/** An action of the viewer, as in the API's reply. */
export interface AvailableAction {
  readonly action: ProjectAction;
  readonly enabled: boolean;
  readonly reason?: ActionReason;
  readonly deadline?: string;
}

/**
 * The viewer's actions now, in the order of the life cycle: available ones, and blocked ones with the reason.
 * Source: product.md §2.
 */
export function availableActions(situation: Situation): AvailableAction[] {
  const party = partyOf(situation);
  const offers = new Map<ProjectAction, AvailableAction>();
  for (const row of TRANSITIONS as readonly Transition[]) {
    if (row.action === undefined || !row.by.includes(party) || offers.has(row.action)) continue;
    const offer = offerOf(row.action, row, situation);
    if (offer) offers.set(row.action, offer);
  }
  return [...offers.values()];
}

/** What the project waits for the viewer to do; null if for nothing. Source: product.md §2. */
export function yourMove(situation: Situation): ProjectMove | null {
  const party = partyOf(situation);
  for (const row of TRANSITIONS as readonly Transition[])
    if (
      row.awaited &&
      row.by.includes(party) &&
      applies(row, situation) &&
      !row.blockedBy?.some(({ holds }) => holds(situation))
    )
      return row.action;
  return null;
}

function offerOf(action: ProjectAction, row: Transition, situation: Situation): AvailableAction | undefined {
  if (isFrozenByCase(row, situation)) return { action, enabled: false, reason: 'case_open' };
  if (!applies(row, situation)) return undefined;
  const block = row.blockedBy?.find((blocks) => blocks.holds(situation));
  if (block) return { action, enabled: false, reason: block.reason };
  const deadline = deadlineOf(row, situation);
  return deadline ? { action, enabled: true, deadline: deadline.toISOString() } : { action, enabled: true };
}

function deadlineOf({ until }: Transition, { project, candidacy }: Situation): Date | null {
  if (until === undefined) return null;
  return until === 'invited_until' ? candidacy.invited_until : project[until];
}
