import { together, type Trx } from '../../../../platform/db/index.ts';
import { notifyAccounts, type Notice } from '../../../notifications/index.ts';
import {
  STEP_MESSAGES,
  type Recipient,
  type StepMessage,
  type StepMessageName,
  type NotifiedStep,
} from '../rules/step-messages.ts';
import { publishStep } from '../publish-step.ts';
import { MESSAGE_DATA } from './message-data.ts';
import type { ProjectNews } from './project-news.ts';
import { recipientIds } from './recipients.ts';

/** Steps that send no message to candidates, but whose result their open pages show. */
const SHOWN_TO_CANDIDATES: readonly NotifiedStep[] = ['edit_brief', 'complain'];

/**
 * Notifies everybody concerned of a step, in its transaction: recipients by notification and mail, open pages by event.
 */
export async function notifyStep(trx: Trx, news: ProjectNews): Promise<void> {
  const due = STEP_MESSAGES[news.step].filter((entry) => isDue(entry, news));
  const [notices, candidates] = await together([
    together(due.map((entry) => addressed(trx, entry, news))),
    SHOWN_TO_CANDIDATES.includes(news.step) ? recipientIds(trx, 'openCandidates', news) : [],
  ]);
  await together([
    notifyAccounts(trx, notices, news.now),
    publishStep(trx, news, [...notices.flatMap(({ to }) => to), ...candidates]),
  ]);
}

const isDue = ({ onlyBy }: StepMessage, { viewer }: ProjectNews): boolean =>
  onlyBy === undefined || (onlyBy === 'clock') === (viewer === 'system');

async function addressed<Name extends StepMessageName>(
  trx: Trx,
  { to, message }: { to: Recipient; message: Name },
  news: ProjectNews,
): Promise<Notice<Name>> {
  const ids = await recipientIds(trx, to, news);
  return { to: ids, event: message, data: () => MESSAGE_DATA[message](news, trx) };
}
