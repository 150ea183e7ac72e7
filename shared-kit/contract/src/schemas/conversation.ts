import Type, { type Static } from 'typebox';
import { MESSAGE_KINDS } from '../project-life.ts';
import { StoredFile } from './file.ts';
import { PersonWithPhoto } from './photo.ts';
import { Closed, Id, Moment, Nullable, OneOf, Person } from './shared.ts';

/** Key of a conversation: a project and its freelancer or candidate. */
export const ConversationKey = { project_id: Id, freelancer_id: Id };

/** A message; a deleted one has neither text nor files. */
export const Message = Closed({
  id: Id,
  kind: OneOf(MESSAGE_KINDS),
  author: Person,
  /** Empty for a message of files only, and for a deleted one. */
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
  customer: PersonWithPhoto,
  freelancer: PersonWithPhoto,
  /** Unread messages of the other side; 0 for managers. */
  unread: Type.Integer(),
};

/** A conversation in a list. */
export const ConversationRow = Closed({ ...ConversationParties, latest: Message });
export type ConversationRow = Static<typeof ConversationRow>;

/** A conversation on its page. */
export const Conversation = Closed({
  ...ConversationParties,
  /** The first unread message, which may be older than those of the answer. */
  unread_from: Nullable(Id),
  /** True if any of its messages has files, also one older than those of the answer. */
  has_files: Type.Boolean(),
  /** False for managers, and once another freelancer has the project. */
  can_write: Type.Boolean(),
});
export type Conversation = Static<typeof Conversation>;
