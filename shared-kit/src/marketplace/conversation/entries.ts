import type { Reply } from '../../http/index.ts';

/** Messages of a conversation with the events between them. */
export type Answer = Reply<'GET /api/conversations/messages'>;
export type Message = Answer['messages'][number];
/** Customer and freelancer of a conversation. */
export type Sides = Pick<Answer['conversation'], 'customer' | 'freelancer'>;
export type Photo = Sides['customer']['photo'] | undefined;
export type ProjectEvent = Answer['events'][number];

/** A message or an event of a conversation. */
export type Entry =
  | { readonly kind: 'message'; readonly at: string; readonly message: Message }
  | { readonly kind: 'event'; readonly at: string; readonly event: ProjectEvent };

/** The entries of one calendar day in the user's time zone. */
export interface Day {
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** Messages and events sorted by time; at equal times the event first. Both inputs are sorted. */
export function entriesOf({ messages, events }: Pick<Answer, 'messages' | 'events'>): Entry[] {
  const entries: Entry[] = [
    ...events.map((event): Entry => ({ kind: 'event', at: event.at, event })),
    ...messages.map((message): Entry => ({ kind: 'message', at: message.created_at, message })),
  ];
  // The sort is stable.
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/**
 * Groups entries by day.
 *
 * @example byDay(entriesOf(answer), (at) => formats.date(new Date(at))) // [{ day: '14 Feb 2026', entries: […] }]
 */
export function byDay(entries: readonly Entry[], dayOf: (at: string) => string): Day[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** The photo of a message's author; none without one, and for managers. */
export const photoIn = ({ customer, freelancer }: Sides, { author }: Message): Photo =>
  [customer, freelancer].find(({ id }) => id === author.id)?.photo;
