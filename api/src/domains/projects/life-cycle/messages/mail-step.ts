import { together, type Trx } from '../../../../platform/db/index.ts';
import { mailAccounts } from '../../../accounts/index.ts';
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
export const mailStep = (trx: Trx, news: ProjectNews): Promise<void> =>
  together(STEP_MESSAGES[news.step].map((entry) => isDue(entry, news) && mailRecipients(trx, entry, news)));

const isDue = ({ onlyBy }: StepMessage, { viewer }: ProjectNews): boolean =>
  onlyBy === undefined || (onlyBy === 'clock') === (viewer === 'system');

async function mailRecipients(
  trx: Trx,
  { to, message }: { to: Recipient; message: StepMessageName },
  news: ProjectNews,
): Promise<void> {
  const ids = await recipientIds(trx, to, news);
  if (ids.length > 0) await mailAccounts(trx, ids, message, MESSAGE_DATA[message](news, trx));
}
