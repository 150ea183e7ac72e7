import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changesOf } from './changes-of.ts';
import { decide } from './decide.ts';
import { projectSample } from './testing/samples.ts';
import { TRANSITIONS, type Step } from './life-cycle.ts';
import { NO_CANDIDACY, systemSituation, type ProjectState, type Viewer } from './project-state.ts';
import { nextTimer, runningTimers, timerChanges } from './timers.ts';

const HELD = ['paid', 'progress', 'checking', 'improving'];
const people: Viewer[] = [
  { id: 'owner', role: 'customer' },
  { id: 'executor', role: 'freelancer' },
  { id: 'manager', role: 'manager' },
  { id: 'other manager', role: 'manager' },
];
const start = new Date('2026-01-01T00:00:00Z');
const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000);

/** Every possible action. */
const DEEDS = TRANSITIONS.flatMap(({ step }) => people.map((viewer) => ({ step, viewer })));
/**
 * A random action after some hours: the first one possible, starting at a random position. The system acts only when a
 * timer fires.
 */
const attempt = fc.record({
  from: fc.nat(DEEDS.length - 1),
  hours: fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 100 })),
});
// Shorter walks would not reach a decision and its appeal.
const walk = fc.array(attempt, { maxLength: 30, size: 'max' });
const bought = fc.record({
  edits: fc.integer({ min: 0, max: 2 }),
  is_guarantee: fc.boolean(),
  deadline_days: fc.integer({ min: 1, max: 30 }),
});

/** Runs random actions from a newly paid project; timers fire in between. */
function* live(terms: Partial<ProjectState>, attempts: readonly { from: number; hours: number }[]) {
  let now = start;
  const paying = projectSample({ ...terms, payment_attempt_id: 'attempt' });
  let project = perform('capture', paying, 'system', now) ?? paying;
  yield { project, now };
  for (const { from, hours } of attempts) {
    now = later(now, hours);
    for (let fired = fire(project, now); fired; fired = fire(project, now)) {
      project = fired;
      yield { project, now };
    }
    project = act(from, project, now) ?? project;
    yield { project, now };
  }
}

function act(from: number, project: ProjectState, now: Date): ProjectState | undefined {
  for (const { step, viewer } of [...DEEDS.slice(from), ...DEEDS.slice(0, from)]) {
    const after = perform(step, project, viewer, now);
    if (after) return after;
  }
  return undefined;
}

function perform(step: Step, project: ProjectState, viewer: Viewer, now: Date): ProjectState | undefined {
  const candidacy = { ...NO_CANDIDACY, invitation: 'open', invited_until: later(now, 1) } as const;
  const decision = decide(step, { project, candidacy, viewer, now });
  if (!decision.allowed) return undefined;
  const after = { ...project, ...changesOf(project, decision.transition, now) };
  if (step === 'offer_share' || step === 'agree_to_decision') return { ...after, ...offerOf(viewer) };
  if (step === 'decide_case')
    return { ...after, decided_by: viewer === 'system' ? null : viewer.id, decided_share: 2_501 };
  return step === 'assign' || step === 'accept_invitation' ? { ...after, freelancer_id: 'executor' } : after;
}

/** The columns that the command writes. */
const offerOf = (viewer: Viewer) =>
  ({
    offer_id: 'offer',
    offer_by: viewer !== 'system' && viewer.role === 'customer' ? 'customer' : 'freelancer',
    offer_share: 2_501,
  }) as const;

function fire(project: ProjectState, now: Date): ProjectState | undefined {
  const due = runningTimers(project, now).find(({ at, does }) => does !== 'remind' && at <= now);
  return due && due.does !== 'remind' ? perform(due.does, project, 'system', now) : undefined;
}

const expectEverywhere = (check: (project: ProjectState, now: Date) => void) =>
  fc.assert(
    fc.property(bought, walk, (terms, attempts) => {
      for (const { project, now } of live(terms, attempts)) check(project, now);
    }),
    { numRuns: 200 },
  );

describe('in every reachable state', () => {
  test('held money never waits forever: a timer runs or a manager decides', () => {
    expectEverywhere((project, now) => {
      if (!HELD.includes(project.status)) return;
      expect(project.case_state === 'disputed' || nextTimer(project, now) !== null).toBe(true);
    });
  });

  test('work has an executor, and a project that looks for one has none', () => {
    expectEverywhere(({ status, freelancer_id, executor_by }) => {
      if (['progress', 'checking', 'improving'].includes(status)) expect(freelancer_id).toBe('executor');
      if (executor_by !== null) expect(freelancer_id).toBe(null);
    });
  });

  test('no more edits are used than were bought', () => {
    expectEverywhere(({ edits, edits_used }) => expect(edits_used).toBeLessThanOrEqual(edits));
  });

  test('a case stops every timer but its own', () => {
    expectEverywhere((project, now) => {
      const names = runningTimers(project, now).map(({ timer }) => timer);
      if (project.case_state === 'disputed') expect(names).toEqual([]);
      if (project.case_state === 'decided') expect(names).toEqual(['appeal_over']);
      if (project.case_state === 'refund_requested')
        expect(names).toEqual([expect.stringMatching(/^refund_answer/)]);
    });
  });

  test('an offer ends with its case, and an agreement with its decision', () => {
    expectEverywhere(({ case_state, offer_id, offer_by, offer_share, offer_until, appeal_until }) => {
      const set = [offer_id, offer_by, offer_share, offer_until].filter((column) => column !== null);
      expect(set.length).toBe(offer_id === null ? 0 : 4);
      if (case_state === 'none') expect(offer_id).toBe(null);
      if (case_state === 'decided' && offer_id !== null) expect(offer_until).toEqual(appeal_until);
    });
  });

  test('a decision ends with its case, and only another manager decides its appeal', () => {
    expectEverywhere((project, now) => {
      const { case_state, decided_by, decided_share, appeal_until } = project;
      expect(decided_share === null).toBe(decided_by === null);
      expect(appeal_until !== null).toBe(case_state === 'decided');
      if (case_state === 'none' || case_state === 'refund_requested') expect(decided_by).toBe(null);
      if (decided_by === null) return;
      const first: Viewer = { id: decided_by, role: 'manager' };
      for (const step of ['decide_case', 'resolve_to_refund', 'resolve_to_share'] as const)
        expect(perform(step, project, first, now)).toBeUndefined();
    });
  });

  test('the step of each running timer is allowed', () => {
    expectEverywhere((project, now) => {
      for (const { at, does } of runningTimers(project, now)) {
        if (does === 'remind') continue;
        const then = at > now ? at : now;
        expect(decide(does, systemSituation(project, then)).allowed).toBe(true);
      }
    });
  });

  test('refunded payments and cleared earnings are final', () => {
    expectEverywhere((project, now) => {
      const isOver =
        project.status === 'refunded' || (project.status === 'completed' && project.clears_at === null);
      if (!isOver) return;
      const steps = [...people, 'system' as const].flatMap((viewer) =>
        TRANSITIONS.map(({ step }) => perform(step, project, viewer, now)),
      );
      expect(steps.filter(Boolean)).toEqual([]);
      expect(project.case_state).toBe('none');
      expect(nextTimer(project, now)).toBe(null);
    });
  });
});

describe('a change of timers', () => {
  test('leads from the running timers before to those after', () => {
    fc.assert(
      fc.property(bought, walk, (terms, attempts) => {
        const jobs = new Map<string, number>();
        let before = projectSample(terms);
        for (const { project, now } of live(terms, attempts)) {
          const { set, cancel } = timerChanges(before, project, now);
          for (const { timer, at } of set) jobs.set(timer, at.getTime());
          for (const timer of cancel) jobs.delete(timer);
          expect(jobs).toEqual(
            new Map(runningTimers(project, now).map(({ timer, at }) => [timer, at.getTime()])),
          );
          before = project;
        }
      }),
    );
  });
});
