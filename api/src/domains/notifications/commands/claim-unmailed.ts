import type { Trx } from '../../../platform/db/index.ts';
import { markMailed } from '../../conversations/index.ts';
import { listUnmailed, type Unmailed } from '../queries/list-unmailed.ts';

/**
 * Marks a user's unmailed messages as mailed and returns what the mail says of each conversation. Concurrent callers do
 * not get the same conversation twice.
 *
 * @param wanted the conversations to claim; all by default
 */
export async function claimUnmailed(
  trx: Trx,
  userId: string,
  wanted: (unmailed: Unmailed) => boolean = () => true,
): Promise<Unmailed['data'][]> {
  const taken: Unmailed['data'][] = [];
  for (const unmailed of (await listUnmailed(trx, userId)).filter(wanted))
    if (await markMailed(trx, unmailed.conversation, unmailed.side, unmailed)) taken.push(unmailed.data);
  return taken;
}
