import { durationIn, DURATIONS } from '@metier/contract';
import * as conditions from '../conditions.ts';
import { TIMERS, TRANSITIONS } from '../life-cycle.ts';
import { STEP_MESSAGES, type Recipient, type StepMessage } from '../step-messages.ts';
import type { Applicability, Timer, Transition } from '../transition.ts';

const lasting = durationIn('en-GB');

/** When each moment of a project is set, and for how long. */
const MOMENTS = {
  executor_by: ['the payment, and each time the executor leaves', lasting(DURATIONS.unassignedProject)],
  invited_until: ['an invitation', lasting(DURATIONS.invitation)],
  start_by: ['the assignment of an executor', lasting(DURATIONS.startAfterAssignment)],
  due_at: [
    'the start',
    `the days ordered; a requested change leaves at least ${lasting(DURATIONS.revision)}`,
  ],
  review_until: [
    'a delivery',
    `${lasting(DURATIONS.review)}, extended once by ${lasting(DURATIONS.reviewExtension)}`,
  ],
  answer_by: ['the request of a refund', lasting(DURATIONS.refundAnswer)],
  offer_until: [
    'an offer to settle a case, or an agreement to its decision',
    `${lasting(DURATIONS.shareOffer)}; an agreement until \`appeal_until\``,
  ],
  appeal_until: ['the first decision of a case', lasting(DURATIONS.appeal)],
  clears_at: [
    'the acceptance',
    `${lasting(DURATIONS.clearing)}; with the guarantee ${lasting(DURATIONS.clearing + DURATIONS.guaranteeClearing)}`,
  ],
} as const satisfies Record<Timer['at'] | 'invited_until', readonly [string, string]>;

const RECIPIENTS = {
  customer: 'the customer',
  executor: 'the executor',
  bothParties: 'customer and executor',
  otherParty: 'the party that did not take the step',
  formerExecutor: 'the freelancer who had the project',
  invitee: 'the invited freelancer',
  otherCandidates: 'everybody else who responded or is invited',
  openCandidates: 'everybody who responded or is invited, if there is no executor',
  voidedResponders: 'those who responded to the previous brief',
  deciders: 'all managers but the one who decided before',
} as const satisfies Record<Recipient, string>;

const ONLY_BY = { person: 'a person takes the step', clock: 'a timer takes the step' } as const;

/** Renders the life cycle's table as `docs/life-cycle.md`. */
export function lifeCyclePage(): string {
  const transitions: readonly Transition[] = TRANSITIONS;
  const timers: readonly Timer[] = TIMERS;
  return [
    '# The life of a project',
    '',
    '<!-- Generated from api/src/domains/projects/life-cycle/rules/life-cycle.ts by METIER_RENEW=1 npm run unit -- life-cycle-page -->',
    '',
    'One table defines the steps of a project, who may take them and when. The guards of the API, `available_actions`, the timers and this page are derived from it. The numbers are those of the specification; a dash marks steps that it describes only in words.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...moves(transitions),
    '```',
    '',
    '## Steps',
    '',
    table(
      ['no.', 'step', 'offered as', 'by', 'from', 'to', 'if', 'unless', 'money', 'until'],
      transitions.map((row) => [
        row.no === 0 ? '–' : String(row.no),
        inWords(row.step),
        row.action ? `\`${row.action}\`` : '',
        row.by.join(', '),
        row.from.join(', ') || 'nothing',
        row.to ?? '',
        needs(row),
        (row.blockedBy ?? []).map(({ reason, error }) => `${inWords(reason)} (\`${error}\`)`).join(', '),
        row.money ?? '',
        row.until ? `\`${row.until}\`` : '',
      ]),
    ),
    '',
    'A user who is not listed gets `notFound`; at the wrong moment a step gets `stateChanged`. An open case blocks every step and timer that does not require one. Every case ends with a completed or refunded project, so no timer has to resume.',
    '',
    '## Timers',
    '',
    table(
      ['timer', 'in', 'if', 'at', 'does'],
      timers.map((row) => [
        inWords(row.timer),
        row.from.join(', '),
        needs(row),
        `${shift(row.plus)}\`${row.at}\``,
        inWords(row.does),
      ]),
    ),
    '',
    '## Deadlines',
    '',
    table(
      ['moment', 'counts from', 'lasts'],
      Object.entries(MOMENTS).map(([moment, [from, lasts]]) => [`\`${moment}\``, from, lasts]),
    ),
    '',
    '## Messages',
    '',
    'From `step-messages.ts`, which has an entry for every step; steps that are not listed send nothing. The person who takes a step sees its result on the screen and gets a message only as a receipt.',
    '',
    table(
      ['step', 'recipient', 'message', 'only if'],
      Object.entries(STEP_MESSAGES).flatMap(([step, messages]) => messagesOf(step, messages)),
    ),
    '',
  ].join('\n');
}

const moves = (transitions: readonly Transition[]): string[] =>
  transitions.flatMap(({ from, to, step }) =>
    to === undefined
      ? []
      : (from.length > 0 ? from : ['[*]']).map((status) => `  ${status} --> ${to}: ${inWords(step)}`),
  );

const messagesOf = (step: string, messages: readonly StepMessage[]) =>
  messages.map(({ to, message, onlyBy }) => [
    inWords(step),
    RECIPIENTS[to],
    `\`${message}\``,
    onlyBy ? ONLY_BY[onlyBy] : '',
  ]);

function needs({ when = [], inCase }: Applicability): string {
  const names = when.map((condition) => inWords(nameOf(condition)));
  return [...names, ...(inCase ? [`case: ${inCase.map(inWords).join(' or ')}`] : [])].join(', ');
}

function nameOf(condition: conditions.Condition): string {
  const [name] = Object.entries(conditions).find(([, value]) => value === condition) ?? [];
  if (name === undefined) throw new Error('A condition of the life cycle has no name in conditions.ts');
  return name;
}

function shift(seconds = 0): string {
  if (seconds === 0) return '';
  return `${lasting(Math.abs(seconds))} ${seconds > 0 ? 'after' : 'before'} `;
}

const inWords = (name: string): string =>
  name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
