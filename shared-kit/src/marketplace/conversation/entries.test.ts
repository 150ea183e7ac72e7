import { expect, test } from '@jest/globals';
import { aMessage, FREELANCER } from '../testing/index.ts';
import { byDay, entriesOf } from './entries.ts';

const event = (id: string, at: string) => ({ id, what: 'delivered' as const, actor: FREELANCER, at });
const message = (text: string, created_at: string) => aMessage(text, { created_at });
const names = (entries: ReturnType<typeof entriesOf>) =>
  entries.map((entry) => (entry.kind === 'event' ? entry.event.id : entry.message.text));

test('events are sorted between the messages by time, first at equal times', () => {
  const entries = entriesOf({
    messages: [message('one', '2026-02-08T09:00:00Z'), message('two', '2026-02-08T11:00:00.500Z')],
    events: [event('before', '2026-02-08T08:00:00Z'), event('with', '2026-02-08T11:00:00.500Z')],
  });
  expect(names(entries)).toEqual(['before', 'one', 'with', 'two']);
});

test('messages with equal times keep the order of the answer', () => {
  const at = '2026-02-08T09:00:00Z';
  expect(
    names(entriesOf({ messages: ['c', 'a', 'b'].map((text) => message(text, at)), events: [] })),
  ).toEqual(['c', 'a', 'b']);
});

test('entries are grouped by day', () => {
  const entries = entriesOf({
    messages: ['2026-02-08T09:00:00Z', '2026-02-08T10:00:00Z', '2026-02-09T00:30:00Z'].map((at) =>
      message(at, at),
    ),
    events: [],
  });
  const days = byDay(entries, (at) => at.slice(0, 10));
  expect(days.map(({ day, entries: those }) => [day, those.length])).toEqual([
    ['2026-02-08', 2],
    ['2026-02-09', 1],
  ]);
});
