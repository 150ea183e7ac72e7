import Type, { type Static } from 'typebox';
import { MESSAGE_KINDS } from '../project-life.ts';
import { StoredFile } from './file.ts';
import { Closed, Id, Moment, Nullable, OneOf, Person } from './shared.ts';

/** What names a conversation: a project and one freelancer who has it or might get it. */
export const ConversationKey = { project_id: Id, freelancer_id: Id };

/** A message; of a deleted one the trace stays, without its text and files. */
export const Message = Closed({
  id: Id,
  kind: OneOf(MESSAGE_KINDS),
  author: Person,
  /** Empty where files say it all, and once it is deleted. */
  text: Type.String(),
  files: Type.Array(StoredFile),
  created_at: Moment,
  edited_at: Nullable(Moment),
  deleted_at: Nullable(Moment),
});
export type Message = Static<typeof Message>;

/** The reply of the calls that write a message. */
export const MessageReply = Closed({ message: Message });

const ConversationParties = {
  project: Closed({ id: Id, name: Type.String() }),
  customer: Person,
  freelancer: Person,
  /** Messages of the other side that the reader has not read; 0 for managers. */
  unread: Type.Integer(),
};

/** A conversation in the reader's list. */
export const ConversationRow = Closed({ ...ConversationParties, latest: Message });
export type ConversationRow = Static<typeof ConversationRow>;

/** A conversation on its page. */
export const Conversation = Closed({
  ...ConversationParties,
  /** False for managers, and once the project went to another freelancer. */
  can_write: Type.Boolean(),
});
export type Conversation = Static<typeof Conversation>;
