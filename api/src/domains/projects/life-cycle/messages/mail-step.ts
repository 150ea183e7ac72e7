import { together, type Trx } from '../../../../platform/db/index.ts';
import { mailAccounts, type AccountMail } from '../../../accounts/index.ts';
import {
  STEP_MESSAGES,
  type Recipient,
  type StepMessage,
  type StepMessageName,
} from '../rules/step-messages.ts';
import { MESSAGE_DATA } from './message-data.ts';
import type { ProjectNews } from './project-news.ts';
import { recipientIds } from './recipients.ts';

/** Queues the mails of a step in its transaction. */
export async function mailStep(trx: Trx, news: ProjectNews): Promise<void> {
  const due = STEP_MESSAGES[news.step].filter((entry) => isDue(entry, news));
  await mailAccounts(trx, await together(due.map((entry) => addressed(trx, entry, news))));
}

const isDue = ({ onlyBy }: StepMessage, { viewer }: ProjectNews): boolean =>
  onlyBy === undefined || (onlyBy === 'clock') === (viewer === 'system');

async function addressed<Name extends StepMessageName>(
  trx: Trx,
  { to, message }: { to: Recipient; message: Name },
  news: ProjectNews,
): Promise<AccountMail<Name>> {
  const ids = await recipientIds(trx, to, news);
  return { to: ids, template: message, data: () => MESSAGE_DATA[message](news, trx) };
}
