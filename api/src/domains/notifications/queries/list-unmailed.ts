import { conversationPath, nameOf } from '@metier/contract';
import type { Db } from '../../../platform/db/index.ts';
import { selectUnmailed } from '../../../views/unmailed-messages.ts';
import type { ConversationId, ConversationSide } from '../../conversations/index.ts';

/** Unread messages of a conversation that were not mailed to their reader. */
export interface Unmailed {
  readonly conversation: ConversationId;
  /** The reader's. */
  readonly side: ConversationSide;
  /** Numbers of the first unread message, and of the last one of all. */
  readonly from: number;
  readonly to: number;
  /** Data of the mail, besides the reader's name. */
  readonly data: {
    readonly project: string;
    readonly from: string;
    readonly unread: number;
    readonly path: string;
  };
}

/** A user's conversations with unmailed unread messages, the least recently updated first. */
export const listUnmailed = async (db: Db, userId: string): Promise<Unmailed[]> =>
  (await selectUnmailed(db, userId)).map(({ project_id, freelancer_id, ...row }) => ({
    conversation: { project_id, freelancer_id },
    side: row.side,
    from: row.first_number,
    to: row.last_number,
    data: {
      project: row.project_name,
      from: nameOf(row),
      unread: row.unread,
      path: conversationPath(project_id, freelancer_id),
    },
  }));
