import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';
import { aFile, bytesOf, linkTo } from '../../files/testing/file-calls.ts';
import { storedEntries } from '../../files/testing/stored-entries.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const small = (who: TestPerson, seed: string) => aFile(who, bytesOf(20, seed), `${seed}.txt`);
const deliver = (project_id: string, more: { links?: string[]; file_ids?: string[] } = {}) =>
  freelancer.send('POST /api/freelancer/result', { body: { project_id, result: 'Done', ...more } });
const sendBack = (project_id: string, file_ids: string[]) =>
  customer.send('POST /api/customer/acceptance', {
    body: { project_id, accept: 0, comment: 'Rounder', file_ids },
  });
const resultsOf = async (who: TestPerson, projectId: string) =>
  (await who.call('GET /api/projects/project_card/results', { query: { projectId } })).results;
const statusesOf = (people: TestPerson[], file_id: string) =>
  Promise.all(people.map(async (who) => (await linkTo(who, file_id)).status));

describe('a delivery', () => {
  test('has a text, links and files in order, which both sides and managers can read', async () => {
    const project_id = await projectAt('started');
    const files = [await small(freelancer, 'b'), await small(freelancer, 'a')];
    const links = ['https://logo.example/1', 'https://logo.example/2'];
    await deliver(project_id, { links, file_ids: files.map(({ id }) => id) });
    for (const who of [customer, freelancer, manager]) {
      expect(await resultsOf(who, project_id)).toMatchObject([{ version: 1, result: 'Done', links, files }]);
      const latest = await who.call('GET /api/customer/result', { query: { project_id } });
      expect(latest).toEqual({ version: 1, result: 'Done', links, files });
    }
  });

  test('needs a text, also with files and links', async () => {
    const project_id = await projectAt('started');
    const { id } = await small(freelancer, 'no text');
    for (const result of [undefined, ' '])
      expect(
        await freelancer.send('POST /api/freelancer/result', {
          body: { project_id, result: result as string, links: ['https://logo.example'], file_ids: [id] },
        }),
      ).toMatchObject({ status: 400, error: { code: 1000, details: { result: expect.any(String) } } });
  });

  test('accepts up to twenty files and three links', async () => {
    const project_id = await projectAt('started', { edits: 1 });
    const ids = Array.from({ length: LIMITS.files.ofDelivery + 1 }, () => crypto.randomUUID());
    expect((await deliver(project_id, { file_ids: ids })).error).toMatchObject({
      code: 1000,
      details: { file_ids: 'tooLong' },
    });
    const links = Array.from({ length: LIMITS.linksOfDelivery + 1 }, (_, at) => `https://logo.example/${at}`);
    expect((await deliver(project_id, { links })).error).toMatchObject({
      code: 1000,
      details: { links: 'tooLong' },
    });
    expect((await deliver(project_id, { links: ['javascript:alert(1)'] })).error).toMatchObject({
      code: 1000,
    });
    const files = [];
    for (const seed of ids.slice(1)) files.push(await small(freelancer, seed));
    expect((await deliver(project_id, { file_ids: files.map(({ id }) => id) })).status).toBe(200);
    expect((await resultsOf(customer, project_id))[0]?.files).toEqual(files);
  });

  test('with an unknown file is rejected as a whole', async () => {
    const project_id = await projectAt('started');
    const [own, foreign] = [await small(freelancer, 'own'), await small(customer, 'foreign')];
    const refused = await deliver(project_id, { file_ids: [own.id, foreign.id] });
    expect(refused.error).toMatchObject({ code: 1006, details: { files: 'missing' } });
    expect(await seenBy(customer, project_id)).toMatchObject({ status: 'progress' });
    expect(await resultsOf(customer, project_id)).toEqual([]);
    expect((await deliver(project_id, { file_ids: [own.id] })).status).toBe(200);
  });

  test('keeps its files permanently', async () => {
    const project_id = await projectAt('started');
    const { id: file_id } = await small(freelancer, 'kept');
    await deliver(project_id, { file_ids: [file_id] });
    const removed = await freelancer.send('DELETE /api/files', { query: { file_id } });
    expect(removed.error).toMatchObject({ code: 1006, details: { files: 'attached' } });
    const other = await projectAt('started');
    expect((await deliver(other, { file_ids: [file_id] })).status).toBe(409);
    const message = { project_id, freelancer_id: freelancer.id, file_ids: [file_id] };
    expect((await freelancer.send('POST /api/conversations/messages', { body: message })).status).toBe(409);
    expect((await resultsOf(customer, project_id))[0]?.files).toHaveLength(1);
  });

  test('counts towards the bytes of a project', async () => {
    const project_id = await projectAt('started');
    const [said, delivered] = [await small(customer, 'said'), await small(freelancer, 'too much')];
    const message = { project_id, freelancer_id: freelancer.id, file_ids: [said.id] };
    await customer.call('POST /api/conversations/messages', { body: message });
    const size = LIMITS.files.bytesOfProject - 19;
    await app.db.updateTable('files').set({ size }).where('id', '=', said.id).execute();
    expect((await deliver(project_id, { file_ids: [delivered.id] })).error).toMatchObject({
      details: { files: 'project_full' },
    });
  });
});

test('a request for changes can have files, an acceptance cannot', async () => {
  const project_id = await projectAt('delivered', { edits: 1 });
  const marked = await small(customer, 'marked');
  const accepted = await customer.send('POST /api/customer/acceptance', {
    body: { project_id, accept: 1, file_ids: [marked.id] },
  });
  expect(accepted.error).toMatchObject({ code: 1000, details: { file_ids: 'unknown' } });
  const foreign = await small(freelancer, 'not the customer’s');
  expect((await sendBack(project_id, [foreign.id])).error).toMatchObject({ details: { files: 'missing' } });
  expect(await seenBy(customer, project_id)).toMatchObject({ status: 'checking', edits_left: 1 });
  await sendBack(project_id, [marked.id]);
  const { improvements } = await freelancer.call('GET /api/projects/project_card/improvements', {
    query: { project_id },
  });
  expect(improvements).toMatchObject([{ comment: 'Rounder', files: [marked] }]);
});

test('files of deliveries and requests for changes can be read by both sides and managers only', async () => {
  const project_id = await projectAt('started', { edits: 1 });
  const [stranger, other] = [await newPerson(app, 'freelancer'), await newPerson(app, 'customer')];
  const everybody = [customer, freelancer, manager, stranger, other];
  const [work, marked] = [await small(freelancer, 'work'), await small(customer, 'wish')];
  expect(await statusesOf(everybody, work.id)).toEqual([404, 200, 404, 404, 404]);
  await deliver(project_id, { file_ids: [work.id] });
  await sendBack(project_id, [marked.id]);
  for (const { id } of [work, marked])
    expect(await statusesOf(everybody, id)).toEqual([200, 200, 200, 404, 404]);
});

test('equal bytes have the same digest, whatever their name', async () => {
  const bytes = bytesOf(1_100_000, 'same');
  const [one, other] = [await aFile(freelancer, bytes, 'a.bin'), await aFile(customer, bytes, 'b.bin')];
  expect(one.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(other.digest).toBe(one.digest);
  bytes[bytes.length - 1] = 0;
  expect((await aFile(freelancer, bytes, 'a.bin')).digest).not.toBe(one.digest);
});

test('the files of a version can be fetched as one archive', async () => {
  const project_id = await projectAt('started', { edits: 1 });
  const [first, second] = [await small(freelancer, 'first'), await small(freelancer, 'second')];
  const archive = (who: TestPerson, version: number) =>
    who.send('GET /api/files/archive', { query: { project_id, version } });
  await deliver(project_id, { file_ids: [first.id] });
  await sendBack(project_id, []);
  await deliver(project_id, { file_ids: [second.id] });
  for (const [version, seed] of [
    [1, 'first'],
    [2, 'second'],
  ] as const) {
    const { rawPayload } = await app.server.inject((await archive(customer, version)).body.url);
    expect([...storedEntries(rawPayload)]).toEqual([[`${seed}.txt`, bytesOf(20, seed)]]);
  }
  expect((await archive(customer, 3)).status).toBe(404);
  expect((await archive(await newPerson(app, 'freelancer'), 2)).status).toBe(404);
  expect((await archive(await newPerson(app, 'customer'), 2)).status).toBe(404);
});

test('so can those of a request for changes, by all who can read it', async () => {
  const project_id = await projectAt('delivered', { edits: 1 });
  const marked = [await small(customer, 'first'), await small(customer, 'second')];
  await sendBack(
    project_id,
    marked.map(({ id }) => id),
  );
  const { improvements } = await freelancer.call('GET /api/projects/project_card/improvements', {
    query: { project_id },
  });
  const archive = (who: TestPerson, project: string) =>
    who.send('GET /api/files/archive', {
      query: { project_id: project, improvement_id: improvements[0]?.id ?? '' },
    });
  for (const who of [customer, freelancer, manager]) {
    const { rawPayload } = await app.server.inject((await archive(who, project_id)).body.url);
    expect([...storedEntries(rawPayload).keys()]).toEqual(['first.txt', 'second.txt']);
  }
  expect((await archive(await newPerson(app, 'freelancer'), project_id)).status).toBe(404);
  expect((await archive(customer, await projectAt('delivered'))).status).toBe(404);
});

test('a manager sees links and files of the work in its case', async () => {
  const project_id = await projectAt('started');
  const { id } = await small(freelancer, 'evidence');
  await deliver(project_id, { links: ['https://logo.example'], file_ids: [id] });
  await customer.call('POST /api/customer/refund', { body: { project_id } });
  const { cases } = await manager.call('GET /api/manager/cases', { query: {} });
  expect(cases.find(({ project }) => project.id === project_id)?.latest_result).toMatchObject({
    links: ['https://logo.example'],
    files: [{ id, name: 'evidence.txt' }],
  });
});
