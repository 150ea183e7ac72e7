import { describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { recordSql } from '../../../testing/recorded-sql.ts';
import { rounds } from '../../../testing/rounds.ts';
import { aFile, bytesOf, linkTo, openUpload } from '../../files/testing/file-calls.ts';
import { storedEntries } from '../../files/testing/stored-entries.ts';
import { read, respond } from './testing/conversation-calls.ts';

const ROUNDS = rounds(5);

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const small = (who: TestPerson, seed: string) => aFile(who, bytesOf(20, seed), `${seed}.txt`);

const send = (who: TestPerson, project_id: string, file_ids: string[], text?: string) =>
  who.send('POST /api/conversations/messages', {
    body: { project_id, freelancer_id: freelancer.id, file_ids, ...(text !== undefined && { text }) },
  });

describe('a message', () => {
  test('can have files instead of a text, in order', async () => {
    const project_id = await projectAt('started');
    const files = [await small(customer, 'b'), await small(customer, 'a')];
    const ids = files.map(({ id }) => id);
    expect((await send(customer, project_id, ids)).body.message).toMatchObject({ text: '', files });
    const { conversation, messages } = (await read(freelancer, project_id, freelancer)).body;
    expect(messages.at(-1)).toMatchObject({ files });
    expect(conversation.has_files).toBe(true);
    const { conversations } = await freelancer.call('GET /api/conversations', { query: {} });
    expect(conversations[0]?.latest.files).toEqual(files);
    const edited = await customer.send('PUT /api/conversations/messages', {
      body: {
        message_id: (await read(customer, project_id, freelancer)).body.messages.at(-1)?.id ?? '',
        text: 'Two',
      },
    });
    expect(edited.body.message).toMatchObject({ text: 'Two', files });
  });

  test('without text and files is rejected', async () => {
    const project_id = await projectAt('started');
    expect((await send(customer, project_id, [])).error).toMatchObject({
      code: 1000,
      details: { text: 'required' },
    });
  });

  test('with the file of another, a duplicate or an incomplete file is rejected as a whole', async () => {
    const project_id = await projectAt('started');
    const [own, used] = [await small(customer, 'own'), await small(customer, 'used')];
    await send(customer, project_id, [used.id]);
    const open = await openUpload(customer, 100);
    const foreign = await small(freelancer, 'foreign');
    for (const [id, files] of [
      [foreign.id, 'missing'],
      [used.id, 'missing'],
      [project_id, 'missing'],
      [open, 'unfinished'],
    ] as const)
      expect((await send(customer, project_id, [own.id, id])).error).toMatchObject({
        code: 1006,
        details: { files },
      });
    expect((await send(customer, project_id, [own.id, own.id])).error?.details).toEqual({
      file_ids: 'choice',
    });
    expect((await read(customer, project_id, freelancer)).body.messages).toHaveLength(1);
    expect((await send(customer, project_id, [own.id])).status).toBe(200);
  });

  test('of two concurrent ones with the same file one is written', async () => {
    const project_id = await projectAt('started');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await small(customer, `raced ${round}`);
      const answers = await Promise.all([
        send(customer, project_id, [id], 'One'),
        send(customer, project_id, [id], 'Two'),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    const written = await app.db
      .selectFrom('messages')
      .select('id')
      .where('project_id', '=', project_id)
      .execute();
    expect(written).toHaveLength(ROUNDS);
  });

  test('or the concurrent deletion of its file wins, never both', async () => {
    const project_id = await projectAt('started');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: file_id } = await small(customer, `deleted ${round}`);
      const [sent, deleted] = await Promise.all([
        send(customer, project_id, [file_id]),
        customer.send('DELETE /api/files', { query: { file_id } }),
      ]);
      expect([sent.status, deleted.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await linkTo(freelancer, file_id)).status).toBe(sent.status === 200 ? 200 : 404);
    }
  });

  test('cannot exceed the bytes of a project', async () => {
    const project_id = await projectAt('started');
    const [one, two] = [await small(customer, 'one'), await small(customer, 'two')];
    await send(customer, project_id, [one.id]);
    const size = LIMITS.files.bytesOfProject - 19;
    await app.db.updateTable('files').set({ size }).where('id', '=', one.id).execute();
    const refused = await send(customer, project_id, [two.id]);
    expect(refused.error).toMatchObject({ code: 1006, details: { files: 'project_full' } });
    await app.db
      .updateTable('files')
      .set({ size: size - 1 })
      .where('id', '=', one.id)
      .execute();
    expect((await send(customer, project_id, [two.id])).status).toBe(200);
  });

  test('is deleted with its files', async () => {
    const project_id = await projectAt('started');
    const { id } = await small(customer, 'withdrawn');
    const { url } = (await linkTo(customer, id)).body;
    const message_id = (await send(customer, project_id, [id])).body.message.id;
    const gone = await customer.call('DELETE /api/conversations/messages', { query: { message_id } });
    expect(gone.message.files).toEqual([]);
    expect((await read(customer, project_id, freelancer)).body.conversation.has_files).toBe(false);
    expect((await linkTo(customer, id)).status).toBe(404);
    expect((await app.server.inject(url)).statusCode).toBe(404);
  });
});

describe('the URL of a file', () => {
  test('is for its sender only until a message references it, then for both sides, and for managers in a case', async () => {
    const project_id = await projectAt('started');
    const [stranger, other] = [await newPerson(app, 'freelancer'), await newPerson(app, 'customer')];
    const { id } = await small(customer, 'reader');
    const statuses = () =>
      Promise.all(
        [customer, freelancer, manager, stranger, other].map(async (who) => (await linkTo(who, id)).status),
      );
    expect(await statuses()).toEqual([200, 404, 404, 404, 404]);
    await send(customer, project_id, [id]);
    expect(await statuses()).toEqual([200, 200, 404, 404, 404]);
    await customer.call('POST /api/customer/refund', { body: { project_id } });
    await freelancer.call('POST /api/freelancer/refund', { body: { project_id, agree: 0 } });
    expect(await statuses()).toEqual([200, 200, 200, 404, 404]);
  });

  test('is not for another candidate of the same project', async () => {
    const project_id = await projectAt('paid');
    const fiona = await newPerson(app, 'freelancer', 'Fiona');
    await respond(freelancer, project_id);
    await respond(fiona, project_id);
    const { id } = await small(customer, 'candidate');
    await send(customer, project_id, [id]);
    expect((await linkTo(freelancer, id)).status).toBe(200);
    expect((await linkTo(fiona, id)).status).toBe(404);
  });
});

describe('an archive', () => {
  const archive = (who: TestPerson, project_id: string, message_id?: string) =>
    who.send('GET /api/files/archive', {
      query: { project_id, freelancer_id: freelancer.id, ...(message_id !== undefined && { message_id }) },
    });
  const unpacked = async (url: string) => {
    const { statusCode, headers, rawPayload } = await app.server.inject(url);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    return { statusCode, headers, entries: storedEntries(rawPayload) };
  };

  test('contains the files of a conversation or a message under unique names', async () => {
    const project_id = await projectAt('started');
    const bytes = [bytesOf(1_100_000, 'large'), bytesOf(5, 'small'), bytesOf(6, 'other')];
    const [one, two] = [
      await aFile(customer, bytes[0] ?? Buffer.of(), 'ä.txt'),
      await aFile(customer, bytes[1] ?? Buffer.of(), 'ä.txt'),
    ];
    const message_id = (await send(customer, project_id, [one.id, two.id])).body.message.id;
    const other = await aFile(freelancer, bytes[2] ?? Buffer.of(), '../x.sh');
    await send(freelancer, project_id, [other.id]);
    const all = await unpacked((await archive(freelancer, project_id)).body.url);
    expect([...all.entries]).toEqual([
      ['ä.txt', bytes[0]],
      ['ä (2).txt', bytes[1]],
      ['x.sh', bytes[2]],
    ]);
    expect(all.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=files.zip',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
    });
    const some = await unpacked((await archive(customer, project_id, message_id)).body.url);
    expect([...some.entries.keys()]).toEqual(['ä.txt', 'ä (2).txt']);
    expect((await archive(manager, project_id)).status).toBe(404);
    expect((await archive(customer, await projectAt('started'), message_id)).status).toBe(404);
    const { url } = (await archive(customer, project_id, message_id)).body;
    await customer.call('DELETE /api/conversations/messages', { query: { message_id } });
    expect((await app.server.inject(url)).statusCode).toBe(404);
  });

  test('is opened by as many statements with several files as with one', async () => {
    const project_id = await projectAt('started');
    const statements = async () => {
      const { url } = (await archive(customer, project_id)).body;
      return recordSql(() => app.server.inject(url));
    };
    await send(customer, project_id, [(await small(customer, 'first')).id]);
    const { length } = await statements();
    await send(customer, project_id, [
      (await small(customer, 'second')).id,
      (await small(customer, 'third')).id,
    ]);
    expect(await statements()).toHaveLength(length);
  });
});

test('files of messages stay, and unreferenced ones are deleted after a day', async () => {
  const project_id = await projectAt('started');
  const [named, unnamed] = [await small(customer, 'named'), await small(customer, 'unnamed')];
  await send(customer, project_id, [named.id]);
  const ids = async () =>
    (await app.db.selectFrom('files').select('id').where('id', 'in', [named.id, unnamed.id]).execute()).map(
      ({ id }) => id,
    );
  await app.advance(DURATIONS.unattachedFile - 60);
  await app.sweep();
  expect(await ids()).toHaveLength(2);
  await app.advance(60);
  await app.sweep();
  expect(await ids()).toEqual([named.id]);
});

test('the files of a conversation are deleted with it, and their bytes by the next sweep', async () => {
  const project_id = await projectAt('started');
  const { id } = await small(customer, 'erased');
  await send(customer, project_id, [id]);
  const blocks = await app.db
    .selectFrom('file_blocks')
    .select('content_id')
    .where('file_id', '=', id)
    .execute();
  const contents = blocks.map(({ content_id }) => content_id);
  const kept = () => app.db.selectFrom('file_contents').select('id').where('id', 'in', contents).execute();
  expect(await kept()).toHaveLength(1);
  await app.db.deleteFrom('conversations').where('project_id', '=', project_id).execute();
  expect(await app.db.selectFrom('files').select('id').where('id', '=', id).execute()).toEqual([]);
  await app.sweep();
  expect(await kept()).toEqual([]);
});
