import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import { transaction } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { createTestApp, marketplace, type TestPerson } from '../../testing/index.ts';
import { until } from '../../testing/until.ts';
import { openEventFeed } from './event-feed.ts';
import { EventStream } from './event-stream.ts';
import { publish, type Published } from './index.ts';
import { listen, type ReceivedEvent } from './testing/listen.ts';

// Before the database of both is removed.
afterAll(() => open.close());
const { app, customer, freelancer, manager } = await marketplace();
/** A process whose streams stay open; those of `app` end after the backlog. */
const open = await createTestApp({ beside: app, eventStreamMs: 600_000 });

const tell = (...changes: Published[]) =>
  transaction(app.db, (trx) => publish(trx, changes, app.clock.now()));

/** A client's missed events, and its cursor after them. */
async function missed(person: TestPerson, lastEventId?: string): Promise<ReceivedEvent> {
  const { received } = await listen(app, person, lastEventId);
  for await (const told of received) return told;
  throw new Error("A stream begins with the client's cursor");
}

let made = 0;
/** An id that no other change of this file has. */
const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

test('changes are sent to the users and roles they concern, each once and in order, and to nobody else', async () => {
  const before = {
    customer: (await missed(customer)).id,
    freelancer: (await missed(freelancer)).id,
    manager: (await missed(manager)).id,
  };
  const [project, other] = [newId(), newId()];
  await tell(
    { kind: 'project', id: project, userIds: [customer.id, null, customer.id], role: 'manager' },
    { kind: 'money', userIds: [customer.id] },
  );
  await tell({ kind: 'message', id: other, userIds: [customer.id] });
  expect((await missed(customer, before.customer)).changes).toEqual([
    { kind: 'project', id: project },
    { kind: 'money', id: null },
    { kind: 'message', id: other },
  ]);
  expect((await missed(manager, before.manager)).changes).toEqual([{ kind: 'project', id: project }]);
  expect((await missed(freelancer, before.freelancer)).changes).toEqual([]);
});

test('a new stream starts one minute earlier, since its page was read a moment before', async () => {
  const [early, late] = [newId(), newId()];
  await tell({ kind: 'project', id: early, userIds: [freelancer.id] });
  await app.advance(DURATIONS.eventsBefore);
  await tell({ kind: 'project', id: late, userIds: [freelancer.id] });
  expect((await missed(freelancer)).changes).toEqual([{ kind: 'project', id: late }]);
});

test('a change that is committed after a later one is not missed', async () => {
  const { id } = await missed(customer);
  const [slow, fast] = [newId(), newId()];
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
  const underWay = transaction(app.db, async (trx) => {
    await publish(trx, [{ kind: 'project', id: slow, userIds: [customer.id] }], app.clock.now());
    hold();
    await goOn;
  });
  await isHeld;
  await tell({ kind: 'project', id: fast, userIds: [customer.id] });
  const { received, leave } = await listen(open, customer, id);
  const meanwhile = (await received.next()).value as ReceivedEvent;
  expect(meanwhile.changes).toContainEqual({ kind: 'project', id: fast });
  expect(meanwhile.changes).not.toContainEqual({ kind: 'project', id: slow });
  release();
  await underWay;
  expect((await received.next()).value).toMatchObject({ changes: [{ kind: 'project', id: slow }] });
  leave();
  expect((await missed(customer, meanwhile.id)).changes).toContainEqual({ kind: 'project', id: slow });
});

test('a rolled back change is not sent', async () => {
  const { id } = await missed(customer);
  const lost = newId();
  const failing = transaction(app.db, async (trx) => {
    await publish(trx, [{ kind: 'project', id: lost, userIds: [customer.id] }], app.clock.now());
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect((await missed(customer, id)).changes).not.toContainEqual({ kind: 'project', id: lost });
});

test('a client whose cursor is not in the log any more is told to refetch everything', async () => {
  const { id } = await missed(customer);
  const [database = '', from, at] = id.split('.');
  expect(await missed(customer, `${database}1.${from}.${at}`)).toMatchObject({ event: 'reset', changes: [] });
  expect(await missed(customer, 'never')).toMatchObject({ event: 'reset' });
  await app.advance(DURATIONS.keptEvents);
  const again = await missed(customer, id);
  expect(again).toMatchObject({ event: 'reset' });
  expect(await missed(customer, again.id)).toMatchObject({ event: 'changes' });
});

test('an open stream sends the changes of another process', async () => {
  const { type, received, leave } = await listen(open, customer);
  expect(type).toBe('text/event-stream');
  await received.next();
  const id = newId();
  await tell({ kind: 'message', id, userIds: [customer.id] });
  expect((await received.next()).value).toMatchObject({ changes: [{ kind: 'message', id }] });
  leave();
});

test('limits the open streams per user', async () => {
  const streams = [];
  for (let n = 0; n < LIMITS.eventStreams; n++) streams.push(await listen(open, manager));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  const oneMore = await listen(open, manager);
  expect(oneMore.status).toBe(429);
  for (const { leave } of [...streams, oneMore]) leave();
  await until(async () => {
    const { status, leave } = await listen(open, manager);
    leave();
    return status === 200;
  });
});

test('a slow client is disconnected', () => {
  const stream = new EventStream();
  const id = newId();
  for (let n = 0; n < 2000 && !stream.destroyed; n++) stream.changes([{ kind: 'project', id }], 'here');
  expect(stream.destroyed).toBe(true);
});

test('a stream that has ended lets its client read the rest, whatever changes meanwhile', async () => {
  const stream = new EventStream();
  const [last, late] = [newId(), newId()];
  stream.changes([{ kind: 'project', id: last }], 'here');
  stream.end();
  stream.changes([{ kind: 'project', id: late }], 'later');
  const read = await text(stream);
  expect(read).toContain(last);
  expect(read).not.toContain(late);
});

test('a client that could not subscribe leaves nothing to the next one', async () => {
  const feed = openEventFeed(app.db, app.clock);
  const someone = { userId: customer.id, role: 'customer', sessionId: null } as const;
  await expect(feed.subscribe({ ...someone, userId: 'not a uuid' }, undefined)).rejects.toThrow('uuid');
  const [early, late] = [newId(), newId()];
  await tell({ kind: 'project', id: early, userIds: [customer.id] });
  const stream = (await feed.subscribe(someone, (await missed(customer)).id))[Symbol.asyncIterator]();
  await stream.next();
  await tell({ kind: 'project', id: late, userIds: [customer.id] });
  const { value } = (await stream.next()) as { value: Buffer };
  feed.close();
  expect(value.toString()).toContain(late);
  expect(value.toString()).not.toContain(early);
});

test('the log is kept for a day', async () => {
  await tell({ kind: 'project', id: newId(), userIds: [customer.id] });
  await app.advance(DURATIONS.keptEvents + 1);
  await transaction(app.db, (trx) => addJob(trx, 'sweep', {}));
  await app.queue.drain();
  const { count } = await app.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

test('a process that shuts down ends its streams at once, so that clients reconnect elsewhere', async () => {
  const { received } = await listen(open, customer);
  await received.next();
  await open.traffic.end(0);
  await expect(received.next()).rejects.toThrow('aborted');
});
