import { expect, test } from '@jest/globals';
import { PROJECT_ACTIONS, type ProjectAction, type Role } from '@metier/contract';
import { aProject, FREELANCER, offering } from '../../testing/index.ts';
import type { Project } from '../types.ts';
import { arrangeSteps, isSuggested, PROJECT_STEPS } from './steps.ts';

const project = (status: Project['status'], actions: ProjectAction[], over: Partial<Project> = {}) =>
  aProject({ status, freelancer: FREELANCER, available_actions: offering(...actions), ...over });

const OPEN = { freelancer: null };

// As the API offers them (`life-cycle.ts`): viewer, status, actions, and the arrangement.
const TABLE: readonly (readonly [
  Role,
  Project['status'],
  ProjectAction[],
  (string | undefined)[],
  string[],
])[] = [
  ['customer', 'created', ['edit', 'delete', 'pay'], ['pay', 'edit'], ['delete']],
  [
    'customer',
    'paid',
    ['edit', 'invite_freelancer', 'choose_executor', 'refund'],
    ['choose_executor', 'edit'],
    ['refund'],
  ],
  ['customer', 'paid', ['refund', 'complain'], [], ['refund', 'complain']],
  ['customer', 'progress', ['request_refund', 'complain'], [], ['request_refund', 'complain']],
  ['customer', 'progress', ['refund', 'complain'], ['refund'], ['complain']],
  [
    'customer',
    'checking',
    ['accept_result', 'request_changes', 'extend_review', 'request_refund', 'complain'],
    ['accept_result', 'request_changes'],
    ['extend_review', 'request_refund', 'complain'],
  ],
  [
    'customer',
    'checking',
    ['accept_result', 'extend_review', 'request_refund', 'complain'],
    ['accept_result', 'extend_review'],
    ['request_refund', 'complain'],
  ],
  ['customer', 'improving', ['request_refund', 'complain'], [], ['request_refund', 'complain']],
  ['customer', 'improving', ['refund', 'complain'], ['refund'], ['complain']],
  [
    'customer',
    'completed',
    ['request_refund', 'complain'],
    ['order_again', 'hire_again'],
    ['request_refund', 'complain', 'save_template'],
  ],
  ['customer', 'refunded', [], ['order_again', 'hire_again'], ['save_template']],
  ['customer', 'checking', ['make_statement', 'offer_share', 'accept_offer'], [], []],
  [
    'freelancer',
    'paid',
    ['accept_invitation', 'decline_invitation'],
    ['accept_invitation', 'decline_invitation'],
    [],
  ],
  ['freelancer', 'paid', ['respond'], ['respond'], []],
  ['freelancer', 'paid', ['withdraw_response'], ['withdraw_response'], []],
  [
    'freelancer',
    'paid',
    ['start', 'give_back', 'submit_result', 'complain'],
    ['start', 'submit_result'],
    ['give_back', 'complain'],
  ],
  [
    'freelancer',
    'progress',
    ['give_back', 'submit_result', 'complain'],
    ['submit_result'],
    ['give_back', 'complain'],
  ],
  ['freelancer', 'checking', ['complain'], [], ['complain']],
  ['freelancer', 'improving', ['submit_result', 'complain'], ['submit_result'], ['complain']],
  [
    'freelancer',
    'progress',
    ['answer_refund', 'make_statement', 'offer_share'],
    ['refuse_refund', 'agree_to_refund'],
    [],
  ],
  ['freelancer', 'completed', ['complain'], ['open_finances'], ['complain']],
  ['freelancer', 'refunded', [], [], []],
  ['manager', 'checking', ['resolve_case'], ['resolve_case'], []],
  ['manager', 'progress', [], [], []],
];

test.each(TABLE)('%s, %s, %j: %j, menu %j', (viewer, status, actions, buttons, menu) => {
  const { primary, secondary, menu: rest } = arrangeSteps(viewer, project(status, actions));
  expect([primary, secondary]).toEqual([buttons[0], buttons[1]]);
  expect(rest).toEqual(menu);
});

test('every action that is open is arranged once, except those of the case and the invitation', () => {
  const elsewhere: ProjectAction[] = [
    'invite_freelancer',
    'make_statement',
    'offer_share',
    'withdraw_offer',
    'accept_offer',
    'appeal',
  ];
  const all = [...PROJECT_ACTIONS];
  const shown = (['customer', 'freelancer', 'manager'] as const).flatMap((viewer) => {
    const { primary, secondary, menu } = arrangeSteps(viewer, project('completed', all));
    const steps = [primary, secondary, ...menu];
    expect(new Set(steps).size).toBe(PROJECT_STEPS[viewer].length === 1 ? 2 : PROJECT_STEPS[viewer].length);
    return steps;
  });
  const answers = { answer_refund: 'agree_to_refund' } as const;
  for (const action of all)
    if (!elsewhere.includes(action))
      expect(shown).toContain(action === 'answer_refund' ? answers[action] : action);
});

test('a disabled action is not arranged, except to send back without revisions left', () => {
  const blocked = (reason: 'no_edits_left' | 'case_open') =>
    project('checking', [], {
      available_actions: [
        { action: 'accept_result', enabled: true },
        { action: 'request_changes', enabled: false, reason },
      ],
    });
  expect(arrangeSteps('customer', blocked('case_open'))).toEqual({ primary: 'accept_result', menu: [] });
  expect(arrangeSteps('customer', blocked('no_edits_left')).secondary).toBe('request_changes');
});

test('a project that never had a freelancer cannot be ordered from the same one again', () => {
  expect(arrangeSteps('customer', project('refunded', [], OPEN))).toEqual({
    primary: 'order_again',
    menu: ['save_template'],
  });
});

test('a refund is never suggested', () => {
  expect(['refund', 'refuse_refund', 'agree_to_refund'].some((step) => isSuggested(step as 'refund'))).toBe(
    false,
  );
});
