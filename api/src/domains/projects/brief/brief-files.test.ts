import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { aPdf } from '../../../platform/images/testing/pdfs.ts';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { orderOf, seenBy } from '../../../testing/projects.ts';
import { selectBlocks } from '../../files/files.repository.ts';
import { aFile, bytesOf, linkTo } from '../../files/testing/file-calls.ts';
import { storedEntries } from '../../files/testing/stored-entries.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const small = (who: TestPerson, seed: string) => aFile(who, bytesOf(20, seed), `${seed}.txt`);
const create = (file_ids: string[]) =>
  customer.send('POST /api/projects/project', { body: { ...orderOf(app), file_ids } });
const edit = (project_id: string, file_ids?: string[]) =>
  customer.send('PUT /api/projects/project', {
    body: { ...orderOf(app), project_id, ...(file_ids && { file_ids }) },
  });
const namesOf = async (project_id: string) =>
  (await seenBy(customer, project_id)).files.map(({ name }) => name);
const pay = (project_id: string) =>
  customer.call('POST /api/customer/pay', { body: { project_id, payment_method: 'pm_card_ok' } });
const statuses = (people: TestPerson[], file_id: string) =>
  Promise.all(people.map(async (who) => (await linkTo(who, file_id)).status));

test('everybody who can read a brief can read its files', async () => {
  const [stranger, other] = [await newPerson(app, 'freelancer'), await newPerson(app, 'customer')];
  const everybody = [customer, freelancer, manager, stranger, other];
  const [b, a] = [await small(customer, 'b'), await small(customer, 'a')];
  const { project_id } = (await create([b.id, a.id])).body;
  expect(await namesOf(project_id)).toEqual(['b.txt', 'a.txt']);
  expect(await statuses(everybody, a.id)).toEqual([200, 404, 200, 404, 404]);
  await pay(project_id);
  expect((await seenBy(freelancer, project_id)).files).toEqual([b, a]);
  expect(await statuses(everybody, a.id)).toEqual([200, 200, 200, 200, 404]);
  await customer.call('POST /api/customer/invite_freelancer', {
    body: { project_id, user_id: freelancer.id },
  });
  await freelancer.call('POST /api/invitations/accept', { body: { project_id, take: 1 } });
  expect(await statuses(everybody, a.id)).toEqual([200, 200, 200, 404, 404]);
  const { url } = (await freelancer.send('GET /api/files/archive', { query: { project_id } })).body;
  const { rawPayload } = await app.server.inject(url);
  expect([...storedEntries(rawPayload).keys()]).toEqual(['b.txt', 'a.txt']);
  expect((await stranger.send('GET /api/files/archive', { query: { project_id } })).status).toBe(404);
});

test('a project with an unknown file is not created', async () => {
  const foreign = await small(freelancer, 'foreign');
  expect((await create([foreign.id])).error).toMatchObject({ code: 1006, details: { files: 'missing' } });
  const ids = Array.from({ length: LIMITS.files.ofBrief + 1 }, () => crypto.randomUUID());
  expect((await create(ids)).error).toMatchObject({ details: { file_ids: 'tooLong' } });
});

describe('a change of the brief', () => {
  test('keeps its files unless it names others; the others are deleted', async () => {
    const [one, two, three] = [
      await small(customer, 'one'),
      await small(customer, 'two'),
      await small(customer, 'three'),
    ];
    const { project_id } = (await create([one.id, two.id])).body;
    expect((await edit(project_id)).body.project.files).toEqual([one, two]);
    expect((await edit(project_id, [three.id, two.id])).body.project.files).toEqual([three, two]);
    expect((await linkTo(customer, one.id)).status).toBe(404);
    expect((await edit(project_id, [one.id])).error).toMatchObject({ details: { files: 'missing' } });
    expect(await namesOf(project_id)).toEqual(['three.txt', 'two.txt']);
    expect((await edit(project_id, [])).body.project.files).toEqual([]);
  });

  test('cannot take a file of a message', async () => {
    const project_id = await projectAt('paid');
    await freelancer.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
    const { id } = await small(customer, 'said');
    const message = { project_id, freelancer_id: freelancer.id, file_ids: [id] };
    await customer.call('POST /api/conversations/messages', { body: message });
    expect((await edit(project_id, [id])).status).toBe(409);
    await edit(project_id, []);
    expect((await linkTo(freelancer, id)).status).toBe(200);
  });

  test('invalidates responses even if only its files differ', async () => {
    const file = await small(customer, 'void');
    const { project_id } = (await create([file.id])).body;
    await pay(project_id);
    await freelancer.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
    await edit(project_id, [file.id]);
    expect((await seenBy(freelancer, project_id)).response_void).toBeUndefined();
    await edit(project_id, []);
    expect((await seenBy(freelancer, project_id)).response_void).toBe(true);
  });

  test('is too late once there is an executor: the files stay', async () => {
    const project_id = await projectAt('assigned');
    const { id } = await small(customer, 'late');
    expect((await edit(project_id, [id])).error).toMatchObject({ code: 1006 });
    expect(await namesOf(project_id)).toEqual([]);
  });
});

describe('a copy of the project', () => {
  const copy = (project_id: string, who = customer) =>
    who.send('POST /api/projects/copy', { body: { project_id } });
  const erase = (project_id: string) =>
    customer.call('DELETE /api/projects/project', { query: { project_id } });
  const filesOf = async (project_id: string) => (await seenBy(customer, project_id)).files;
  const read = async (who: TestPerson, file_id: string) => {
    const { url } = (await linkTo(who, file_id)).body;
    return (await app.server.inject(url)).rawPayload;
  };
  /** A project with a text of several blocks and a picture, and its copy. */
  async function both() {
    const text = bytesOf(LIMITS.files.block + 20, crypto.randomUUID());
    const picture = await aFile(customer, await aPdf(40, 30), 'logo.pdf');
    const ids = [(await aFile(customer, text, 'text.txt')).id, picture.id];
    const { project_id } = (await create(ids)).body;
    return { text, project_id, copied: (await copy(project_id)).body.project_id };
  }

  test('has the same files in the same order, which its parties can download', async () => {
    const { text, project_id, copied } = await both();
    const [source, files] = [await filesOf(project_id), await filesOf(copied)];
    expect(files).toMatchObject(source.map(({ name, size, type, digest }) => ({ name, size, type, digest })));
    expect(files.map(({ preview }) => preview?.width)).toEqual([undefined, 1_600]);
    const [first] = files;
    if (!first) throw new Error('The copy has files');
    expect(source.map(({ id }) => id)).not.toContain(first.id);
    expect(await statuses([customer, freelancer, manager], first.id)).toEqual([200, 404, 200]);
    await pay(copied);
    expect(await read(freelancer, first.id)).toEqual(text);
    expect((await edit(copied, [first.id])).body.project.files).toEqual([first]);
    // Not the signed address of the preview, which another minute changes.
    const ids = (stored: typeof source) => stored.map(({ id }) => id);
    expect(ids(await filesOf(project_id))).toEqual(ids(source));
  });

  test.each([['original'], ['copy']] as const)('keeps them when the %s is deleted', async (deleted) => {
    const { text, project_id, copied } = await both();
    const [gone, kept] = deleted === 'original' ? [project_id, copied] : [copied, project_id];
    await erase(gone);
    await app.sweep();
    const [first, second] = await filesOf(kept);
    expect(await read(customer, first?.id ?? '')).toEqual(text);
    expect((await app.server.inject(second?.preview?.url ?? '')).statusCode).toBe(200);
    const blocks = await selectBlocks(app.db, first?.id ?? '');
    const stored = () => app.db.selectFrom('file_contents').select('id').where('id', 'in', blocks).execute();
    expect(await stored()).toHaveLength(2);
    await erase(kept);
    await app.sweep();
    expect(await stored()).toEqual([]);
  });

  test('does not have the files of messages', async () => {
    const { id } = await small(customer, 'briefed');
    const { project_id } = (await create([id])).body;
    await pay(project_id);
    await freelancer.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
    const said = await small(customer, 'said again');
    const message = { project_id, freelancer_id: freelancer.id, file_ids: [said.id] };
    await customer.call('POST /api/conversations/messages', { body: message });
    expect(await namesOf((await copy(project_id)).body.project_id)).toEqual(['briefed.txt']);
  });

  test('of another customer is refused', async () => {
    const { project_id } = await both();
    expect((await copy(project_id, await newPerson(app, 'customer'))).status).toBe(404);
  });
});

test('the files of a brief are deleted with its project', async () => {
  const { id } = await small(customer, 'erased');
  const { project_id } = (await create([id])).body;
  await customer.call('DELETE /api/projects/project', { query: { project_id } });
  expect(await app.db.selectFrom('files').select('id').where('id', '=', id).execute()).toEqual([]);
});
