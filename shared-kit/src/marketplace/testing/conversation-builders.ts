import type { Reply } from '../../http/index.ts';
import { aProject, CUSTOMER, FREELANCER } from './project-builders.ts';

type Answer = Reply<'GET /api/conversations/messages'>;
type Message = Answer['messages'][number];

/** A message of the freelancer. Example: `aMessage('May I ask something?', { author: CUSTOMER })`. */
export const aMessage = (text: string, over: Partial<Message> = {}): Message => ({
  id: text,
  kind: 'message',
  author: FREELANCER,
  text,
  files: [],
  created_at: '2026-02-08T09:00:00Z',
  edited_at: null,
  deleted_at: null,
  ...over,
});

/** A conversation of `aProject()` with these messages, by default without events. */
export function aConversation(
  messages: Message[] = [],
  {
    conversation,
    ...over
  }: Partial<Omit<Answer, 'conversation'>> & { conversation?: Partial<Answer['conversation']> } = {},
): Answer {
  const { id, name } = aProject();
  return {
    conversation: {
      project: { id, name },
      customer: CUSTOMER,
      freelancer: FREELANCER,
      unread: 0,
      unread_from: null,
      has_files: false,
      can_write: true,
      ...conversation,
    },
    messages,
    events: [],
    has_earlier: false,
    ...over,
  };
}
