import { describe, expect, test } from '@jest/globals';
import { PROJECT_ACTIONS, PROJECT_STATUSES } from '@metier/contract';
import { availableActions } from './available-actions.ts';
import { decide } from './decide.ts';
import { MATRIX, VIEWERS, type MatrixViewer, type Moment } from './testing/matrix.ts';
import { situationSample } from './testing/samples.ts';
import { TRANSITIONS, type Step } from './life-cycle.ts';
import { partyOf } from './party.ts';
import type { Transition } from './transition.ts';

const moments = Object.keys(MATRIX) as Moment[];
const rows: readonly Transition[] = TRANSITIONS;
/** A situation without executor has no viewer who is the executor. */
const isThere = (moment: Moment, who: MatrixViewer) =>
  who !== 'executor' || situationSample(moment, who).project.freelancer_id !== null;
const cells = moments.flatMap((moment) =>
  VIEWERS.filter((who) => isThere(moment, who)).map((who) => [moment, who] as const),
);

const expectedCells = (moment: Moment, who: MatrixViewer): readonly string[] =>
  (MATRIX[moment] as Partial<Record<MatrixViewer, readonly string[]>>)[who] ?? [];

const offeredCells = (moment: Moment, who: MatrixViewer): string[] =>
  availableActions(situationSample(moment, who)).map(({ action, enabled, reason }) =>
    enabled ? action : `${action}!${reason}`,
  );

describe('the offered actions of a project', () => {
  test.each(cells)('%s: %s', (moment, who) => {
    expect(offeredCells(moment, who)).toEqual(expectedCells(moment, who));
  });

  test('are listed for every status, and every action is offered to somebody', () => {
    const statuses = new Set(moments.map((moment) => situationSample(moment, 'owner').project.status));
    expect(statuses).toEqual(new Set(PROJECT_STATUSES));
    const offered = new Set(
      cells
        .flatMap(([moment, who]) => availableActions(situationSample(moment, who)))
        .map(({ action }) => action),
    );
    expect(offered).toEqual(new Set(PROJECT_ACTIONS));
  });
});

describe('what the API allows', () => {
  const attempts = cells.flatMap(([moment, who]) =>
    PROJECT_ACTIONS.map((action) => [action, moment, who] as const),
  );

  test('is exactly what is offered, for every action, situation and viewer', () => {
    for (const [action, moment, who] of attempts) {
      const decisions = stepsOf(action).map((step) => decide(step, situationSample(moment, who)));
      const isOffered = expectedCells(moment, who).includes(action);
      expect([action, moment, who, decisions.some(({ allowed }) => allowed)]).toEqual([
        action,
        moment,
        who,
        isOffered,
      ]);
    }
  });

  test('hides projects from users who are no party', () => {
    const strange = attempts.filter(
      ([, moment, who]) => partyOf(situationSample(moment, who)) === 'stranger',
    );
    const decisions = strange.flatMap(([action, moment, who]) =>
      stepsOf(action).map((step) => decide(step, situationSample(moment, who))),
    );
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.filter((decision) => decision.allowed || decision.error !== 'notFound')).toEqual([]);
  });

  test.each([
    ['pay', 'created, payment in flight', 'owner', 'paymentPending'],
    ['pay', 'paid, open', 'owner', 'stateChanged'],
    ['accept', 'completed, pending', 'owner', 'stateChanged'],
    ['send_back', 'checking, no edits left', 'owner', 'noEditsLeft'],
    ['accept_invitation', 'paid, assigned', 'invited freelancer', 'cannotAcceptProject'],
    ['accept_invitation', 'progress', 'invited freelancer', 'cannotAcceptProject'],
    ['accept_invitation', 'paid, open', 'freelancer', 'notFound'],
    ['accept_invitation', 'paid, assigned', 'executor', 'cannotAcceptProject'],
    ['decline_invitation', 'paid, assigned', 'executor', 'cannotAcceptProject'],
    ['respond', 'paid, open', 'responder', 'stateChanged'],
    ['respond', 'paid, assigned', 'freelancer', 'stateChanged'],
    ['withdraw_response', 'paid, assigned', 'executor', 'stateChanged'],
    ['withdraw_response', 'paid, open', 'freelancer', 'stateChanged'],
    ['respond', 'progress', 'freelancer', 'notFound'],
    ['respond', 'created', 'freelancer', 'notFound'],
    ['deliver', 'progress', 'freelancer', 'notFound'],
    ['deliver', 'checking', 'executor', 'stateChanged'],
    ['resolve_to_refund', 'checking', 'manager', 'stateChanged'],
    ['accept', 'checking', 'manager', 'notFound'],
    ['make_statement', 'checking', 'owner', 'stateChanged'],
    ['make_statement', 'checking, disputed', 'manager', 'notFound'],
    ['offer_share', 'checking', 'owner', 'stateChanged'],
    ['offer_share', 'checking, disputed', 'manager', 'notFound'],
    ['withdraw_offer', 'checking, disputed, customer offers', 'executor', 'stateChanged'],
    ['withdraw_offer', 'checking, disputed, customer offers', 'manager', 'notFound'],
    ['withdraw_offer', 'checking, disputed, customer offered too long ago', 'owner', 'stateChanged'],
    ['accept_offer', 'checking, disputed, customer offers', 'owner', 'stateChanged'],
    ['accept_offer', 'checking, disputed, customer offers', 'manager', 'notFound'],
    ['accept_offer', 'checking, disputed, customer offered too long ago', 'executor', 'stateChanged'],
    ['decide_case', 'checking, decided', 'other manager', 'stateChanged'],
    ['decide_case', 'checking, appealed', 'other manager', 'stateChanged'],
    ['resolve_to_share', 'checking, disputed', 'manager', 'stateChanged'],
    ['resolve_to_share', 'checking, appealed', 'manager', 'stateChanged'],
    ['appeal', 'checking, disputed', 'owner', 'stateChanged'],
    ['appeal', 'checking, appealed', 'owner', 'stateChanged'],
    ['appeal', 'checking, decided too long ago', 'owner', 'stateChanged'],
    ['appeal', 'checking, decided', 'manager', 'notFound'],
  ] as const)('%s when %s by %s: %s', (step, moment, who, error) => {
    expect(decide(step, situationSample(moment, who))).toMatchObject({ allowed: false, error });
  });
});

test('the table has every transition of the specification; #14 is the block of #13', () => {
  const numbers = new Set(rows.map(({ no }) => no).filter((no) => no > 0));
  expect([...numbers, 14].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect(rows.find(({ no }) => no === 13)?.blockedBy?.map(({ error }) => error)).toEqual(['noEditsLeft']);
});

function stepsOf(action: string): Step[] {
  return TRANSITIONS.filter((row: Transition) => row.action === action).map(({ step }) => step);
}
