import * as conditions from '../conditions.ts';
import { TIMERS, TRANSITIONS } from '../life-cycle.ts';
import { STEP_MESSAGES, type StepMessage } from '../step-messages.ts';
import type { Occasion, Timer, Transition } from '../transition.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The life cycle's table as a page for people, `docs/life-cycle.md`. */
export function lifeCyclePage(): string {
  const transitions: readonly Transition[] = TRANSITIONS;
  const timers: readonly Timer[] = TIMERS;
  return [
    '# The life of a project',
    '',
    '<!-- Made of api/src/domains/projects/life-cycle/rules/life-cycle.ts. Renew it: METIER_RENEW=1 npm run unit -- life-cycle-page -->',
    '',
    'One table decides what may happen to a project, by whom and when. The API refuses by it, `available_actions` offers by it, the timers fire by it, and this page is made of it. The numbers are those of the specification; a dash stands for what it says in words.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...moves(transitions),
    '```',
    '',
    '## What may happen',
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
    'Whoever is not named is told that the project does not exist; who comes at the wrong moment, that its state has changed. An open case freezes every row and every timer that does not ask for one. Every case ends the project, completed or refunded, so nothing has to go on where it was stopped.',
    '',
    '## What happens by itself',
    '',
    table(
      ['timer', 'in', 'if', 'at', 'does'],
      timers.map((row) => [
        inWords(row.timer),
        row.from.join(', '),
        needs(row),
        `\`${row.at}\`${shift(row.plus)}`,
        inWords(row.does),
      ]),
    ),
    '',
    '## Who is told',
    '',
    'Made of `step-messages.ts`, which has an entry for every step. Who takes a step sees its result and gets a message only as a receipt.',
    '',
    table(
      ['step', 'who', 'message', 'only if done by'],
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
  messages.map(({ to, message, onlyBy = '' }) => [inWords(step), inWords(to), `\`${message}\``, onlyBy]);

function needs({ when = [], inCase }: Occasion): string {
  const names = when.map((condition) => inWords(nameOf(condition)));
  return [...names, ...(inCase ? [`case: ${inWords(inCase)}`] : [])].join(', ');
}

function nameOf(condition: conditions.Condition): string {
  const [name] = Object.entries(conditions).find(([, value]) => value === condition) ?? [];
  if (name === undefined) throw new Error('A condition of the life cycle has no name in conditions.ts');
  return name;
}

function shift(seconds = 0): string {
  if (seconds === 0) return '';
  const size = Math.abs(seconds);
  const amount = size % DAY === 0 ? `${size / DAY} d` : `${size / HOUR} h`;
  return seconds > 0 ? ` + ${amount}` : ` − ${amount}`;
}

const inWords = (name: string): string =>
  name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
