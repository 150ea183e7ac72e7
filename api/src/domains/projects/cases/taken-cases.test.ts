import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';
import { rounds } from '../../../testing/rounds.ts';

const ROUNDS = rounds(10);

const { app, customer, freelancer, manager, projectAt } = await marketplace();
const mona = await newPerson(app, 'manager', 'Mona');

const take = (who: TestPerson, project_id: string, from?: string) =>
  who.send('POST /api/manager/cases/take', { body: { project_id, ...(from && { from }) } });
const release = (who: TestPerson, project_id: string) =>
  who.send('POST /api/manager/cases/release', { body: { project_id } });
const decide = (who: TestPerson, project_id: string, freelancer_share = 2_501) =>
  who.send('POST /api/manager/cases/resolve', {
    body: { project_id, freelancer_share, reason: 'This is fair' },
  });
const takerOf = async (project_id: string, seer = mona) => (await seenBy(seer, project_id)).taken?.manager;
const personOf = ({ id, first_name, last_name }: TestPerson) => ({ id, first_name, last_name });
const takenBy = (who: TestPerson) => ({
  status: 409,
  error: {
    code: 1006,
    details: { reason: 'taken', taken: { manager: personOf(who), since: expect.any(String) } },
  },
});
const late = { status: 409, error: { code: 1006 } };

describe('a case that a manager has taken', () => {
  let id: string;
  beforeEach(async () => {
    id = await projectAt('disputed');
    await take(manager, id);
  });

  test('names its manager to managers, and to nobody else', async () => {
    expect(await takerOf(id)).toEqual(personOf(manager));
    for (const party of [customer, freelancer]) expect(await seenBy(party, id)).not.toHaveProperty('taken');
    const { cases } = await mona.call('GET /api/manager/cases', { query: { case: 'disputed' } });
    expect(cases.find(({ project }) => project.id === id)?.project).toMatchObject({
      taken: { manager: personOf(manager), since: expect.any(String) },
      available_actions: [{ action: 'resolve_case', enabled: false, reason: 'taken' }],
    });
  });

  test('is decided by that manager alone', async () => {
    expect(await decide(mona, id)).toMatchObject(takenBy(manager));
    expect((await decide(manager, id)).status).toBe(200);
    expect(await seenBy(mona, id)).not.toHaveProperty('taken');
  });

  test('is taken over only by naming the manager who works on it', async () => {
    const otto = await newPerson(app, 'manager', 'Otto');
    expect(await take(mona, id)).toMatchObject(takenBy(manager));
    expect(await take(mona, id, otto.id)).toMatchObject(takenBy(manager));
    expect((await take(mona, id, manager.id)).status).toBe(200);
    // Who has not seen that yet takes it from nobody.
    expect(await take(otto, id, manager.id)).toMatchObject(takenBy(mona));
    expect(await decide(manager, id)).toMatchObject(takenBy(mona));
    expect(await release(manager, id)).toMatchObject(takenBy(mona));
    expect((await decide(mona, id)).status).toBe(200);
  });

  test('is free once released', async () => {
    expect(await release(mona, id)).toMatchObject(takenBy(manager));
    expect((await release(manager, id)).status).toBe(200);
    expect(await takerOf(id)).toBeUndefined();
    expect(await release(manager, id)).toMatchObject(late);
    expect((await decide(mona, id)).status).toBe(200);
  });

  test('is free after half an hour without activity', async () => {
    await app.advance(DURATIONS.takenCase - 60);
    await take(manager, id);
    await app.advance(DURATIONS.takenCase - 60);
    expect(await decide(mona, id)).toMatchObject(takenBy(manager));
    await app.advance(60);
    expect(await takerOf(id)).toBeUndefined();
    expect((await take(mona, id)).status).toBe(200);
    expect(await decide(manager, id)).toMatchObject(takenBy(mona));
  });

  test('has its manager from the first call on, without a change that the two sides could notice', async () => {
    const before = await seenBy(customer, id);
    const since = (await seenBy(mona, id)).taken?.since;
    await app.advance(60);
    await take(manager, id);
    expect((await seenBy(mona, id)).taken?.since).toBe(since);
    expect(await seenBy(customer, id)).toEqual(before);
  });

  test('is told to open pages of managers, not to the two sides and not for mere activity', async () => {
    await app.db.deleteFrom('events').execute();
    const told = () =>
      app.db.selectFrom('events').select(['kind', 'subject_id', 'user_id', 'role']).execute();
    await take(manager, id);
    expect(await told()).toEqual([]);
    await take(mona, id, manager.id);
    await release(mona, id);
    const news = { kind: 'project', subject_id: id, user_id: null, role: 'manager' };
    expect(await told()).toEqual([news, news]);
  });

  test('is free again when it is decided, appealed, settled or opened again', async () => {
    await decide(manager, id);
    await customer.call('POST /api/projects/case/appeal', { body: { project_id: id, reason: 'No' } });
    expect(await takerOf(id)).toBeUndefined();
    expect(await take(manager, id)).toMatchObject({ error: { details: { reason: 'decided_by_you' } } });
    expect((await take(mona, id)).status).toBe(200);
    const { offer } = (
      await freelancer.call('POST /api/projects/case/offer', {
        body: { project_id: id, freelancer_share: 1 },
      })
    ).project;
    await customer.call('POST /api/projects/case/accept_offer', {
      body: { project_id: id, offer_id: String(offer?.id) },
    });
    expect(await seenBy(mona, id)).not.toHaveProperty('taken');
    expect(await take(mona, id)).toMatchObject(late);
  });
});

test('disputes are filtered by who works on them', async () => {
  const [mine, theirs, free, old] = await Promise.all(Array.from({ length: 4 }, () => projectAt('disputed')));
  await take(manager, String(old));
  await app.advance(DURATIONS.takenCase);
  await take(manager, String(mine));
  await take(mona, String(theirs));
  const listed = async (taken_by: 'nobody' | 'me') => {
    const query = { case: 'disputed', taken_by } as const;
    const ids: string[] = [];
    const { pages } = await manager.call('GET /api/manager/cases', { query });
    for (let page = 1; page <= pages; page++)
      for (const { project } of (await manager.call('GET /api/manager/cases', { query: { ...query, page } }))
        .cases)
        ids.push(project.id);
    return ids;
  };
  expect(await listed('me')).toEqual([mine]);
  const frees = await listed('nobody');
  expect(frees).toEqual(expect.arrayContaining([free, old]));
  expect(frees).not.toContain(mine);
  expect(frees).not.toContain(theirs);
  // The tabs of other kinds have no such filter.
  const asked = await projectAt('refund asked');
  const { counts } = await manager.call('GET /api/manager/cases', {
    query: { case: 'disputed', taken_by: 'me' },
  });
  expect(counts).toEqual({ disputed: 1, refund_requested: 1, decided: expect.any(Number) });
  await freelancer.call('POST /api/freelancer/refund', { body: { project_id: asked, agree: 1 } });
});

test('a case without a dispute, and one that does not exist, cannot be taken', async () => {
  expect(await take(manager, await projectAt('refund asked'))).toMatchObject(late);
  expect(await take(manager, crypto.randomUUID())).toMatchObject({ error: { code: 1005 } });
});

test('of two managers who take a free case at once, one has it; one who takes and one who decides exclude each other', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await projectAt('disputed');
    const both = await Promise.all([take(manager, id), take(mona, id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const other = await projectAt('disputed');
    const [taken, decided] = await Promise.all([take(manager, other), decide(mona, other)]);
    expect(new Set([taken.status, decided.status])).toEqual(new Set([200, 409]));
    if (taken.status === 200) expect(decided).toMatchObject(takenBy(manager));
  }
});
