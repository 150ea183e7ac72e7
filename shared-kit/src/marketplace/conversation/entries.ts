import type { Reply } from '../../http/index.ts';

type Answer = Reply<'GET /api/conversations/messages'>;
export type Message = Answer['messages'][number];
export type ProjectEvent = Answer['events'][number];

/** A line of a conversation. */
export type Entry =
  | { readonly kind: 'message'; readonly at: string; readonly message: Message }
  | { readonly kind: 'event'; readonly at: string; readonly event: ProjectEvent };

/** The entries of one calendar day of the reader. */
export interface Day {
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** Messages and events in the order of their times; of equal times the event first. Both come in order. */
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

/** Id of the first message that the reader has not read: of the last so many of the other side. */
export function firstUnread(
  messages: readonly Message[],
  unread: number,
  readerId: string,
): string | undefined {
  if (unread === 0) return undefined;
  const others = messages.filter(({ author, deleted_at }) => author.id !== readerId && deleted_at === null);
  return others.slice(-unread)[0]?.id;
}
