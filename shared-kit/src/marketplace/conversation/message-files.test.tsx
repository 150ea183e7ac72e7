import { beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import {
  aUser,
  fakeServer,
  refuse,
  renderPage,
  savedFiles,
  screen,
  takesFiles,
  waitFor,
  within,
} from '../../testing/index.ts';
import { aConversation, aMessage, CUSTOMER, FREELANCER } from '../testing/index.ts';
import { Conversation } from './conversation.tsx';

const READ = 'GET /api/conversations/messages';
const WRITE = 'POST /api/conversations/messages';
const server = fakeServer();
const saved = savedFiles();
const { file } = examples['PUT /api/files'].reply;
let projectId = '';
beforeEach(() => {
  projectId = crypto.randomUUID();
});

const show = () =>
  renderPage(<Conversation projectId={projectId} freelancerId={FREELANCER.id} />, {
    path: '/',
    as: aUser({ id: CUSTOMER.id }),
    texts: {},
  });
const own = (over: Partial<ReturnType<typeof aMessage>> = {}) =>
  aMessage('', { author: CUSTOMER, created_at: new Date().toISOString(), ...over });

/** Renders the page and chooses a file. */
async function withFile() {
  server.answers(READ, aConversation());
  const page = await show();
  await screen.findByLabelText('Your message');
  await page.person.upload(screen.getByLabelText('Attach files', { selector: 'input' }), [
    new File(['bytes'], 'sketch.png'),
  ]);
  return page;
}
const uploaded = () => screen.findByText('The file is uploaded.');
const send = () => screen.getByRole('button', { name: 'Send message' });

describe('a message with files', () => {
  test('may consist of files only, and leaves no draft after sending', async () => {
    const { taken } = takesFiles(server);
    const sent = server.answers(WRITE, { message: own() });
    const { person } = await withFile();
    await uploaded();
    await person.click(send());
    await waitFor(() => expect(screen.queryByText('sketch.png')).toBeNull());
    const key = { project_id: projectId, freelancer_id: FREELANCER.id };
    expect(sent.map(({ body }) => body)).toEqual([{ ...key, file_ids: [taken[0]?.id] }]);
  });

  test('waits for its uploads, and says so', async () => {
    const { taken, serve } = takesFiles(server);
    const arrived = Promise.withResolvers<void>();
    serve(() => arrived.promise);
    const sent = server.answers(WRITE, { message: own() });
    const { person } = await withFile();
    await person.type(screen.getByLabelText('Your message'), 'Look{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('button', { name: 'Sends once the files are uploaded' })).toBeDisabled();
    expect(sent).toEqual([]);
    arrived.resolve();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ text: 'Look', file_ids: [taken[0]?.id] });
  });

  test('is not sent if the user holds it while it waits', async () => {
    const { serve } = takesFiles(server);
    const arrived = Promise.withResolvers<void>();
    serve(() => arrived.promise);
    const { person } = await withFile();
    await person.type(screen.getByLabelText('Your message'), 'Look{Control>}{Enter}{/Control}');
    await person.click(await screen.findByRole('button', { name: 'Do not send yet' }));
    arrived.resolve();
    // An unannounced call would fail the test.
    await uploaded();
    expect(send()).toBeEnabled();
    expect(screen.getByLabelText('Your message')).toHaveValue('Look');
  });

  test('is not sent without a file in which malware was found while it waited', async () => {
    takesFiles(server);
    const scanned = Promise.withResolvers<void>();
    server.answers('PUT /api/files', async () => {
      await scanned.promise;
      return refuse('invalidInput', { file: 'malware' });
    });
    const sent = server.answers(WRITE, { message: own() });
    const { person } = await withFile();
    await person.type(screen.getByLabelText('Your message'), 'Look{Control>}{Enter}{/Control}');
    await screen.findByRole('button', { name: 'Sends once the files are uploaded' });
    scanned.resolve();
    expect(await screen.findByText(/^Not sent: a file was not uploaded/)).toBeVisible();
    expect(screen.getByText('sketch.png')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove sketch.png' }));
    expect(sent).toEqual([]);
    await person.click(send());
    await waitFor(() => expect(sent.map(({ body }) => body.text)).toEqual(['Look']));
  });

  test('is not sent while one of its files has failed', async () => {
    server.answers('POST /api/files', refuse('notAllowed'));
    const { person } = await withFile();
    await screen.findByRole('alert');
    await person.click(send());
    expect(await screen.findByText(/^Not sent: a file was not uploaded/)).toBeVisible();
  });

  test.each([
    [refuse('serverError'), 'Error of comments'],
    [refuse('stateChanged', { files: 'missing' }), /^A file is no longer available/],
    [refuse('stateChanged', { files: 'project_full' }), /exceed 500 MB/],
  ])('keeps text and files if it could not be sent: %j', async (answer, words) => {
    const { taken } = takesFiles(server);
    server.answers(WRITE, answer);
    const { person } = await withFile();
    await uploaded();
    await person.type(screen.getByLabelText('Your message'), 'Look');
    await person.click(send());
    expect(await screen.findByText(words)).toBeVisible();
    const sent = server.answers(WRITE, { message: own() });
    await person.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ text: 'Look', file_ids: [taken[0]?.id] });
  });

  test('accepts as many files as the contract allows', async () => {
    const { taken } = takesFiles(server);
    const { person } = await withFile();
    const more = Array.from(
      { length: LIMITS.files.ofMessage },
      (_, index) => new File(['x'], `${index}.txt`),
    );
    await person.upload(screen.getByLabelText('Attach files', { selector: 'input' }), more);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not added: at most 10 files');
    await screen.findByText('All 10 files are uploaded.');
    expect(taken).toHaveLength(10);
  });
});

test('a sent message of only files shows no empty bubble, and is named by its first file', async () => {
  server.answers(READ, aConversation([own({ id: crypto.randomUUID(), files: [file] })]));
  await show();
  const log = within(await screen.findByRole('log', { name: 'Conversation' }));
  const files = log.getByRole('list', { name: 'Files' });
  expect(within(files).getByRole('button', { name: 'Download sketch.png 48\u00A0kB' })).toBeVisible();
  expect(log.getByRole('button', { name: 'Edit “sketch.png”' })).toBeVisible();
  // Above the list is only the line with author and time.
  expect(files.previousElementSibling).toHaveTextContent(/^Ada Kern · /);
});

test('all files of a conversation are downloaded as one archive, also those of messages not shown', async () => {
  server.answers(READ, aConversation([own({ text: 'Thank you' })], { conversation: { has_files: true } }));
  const archive = { url: '/files/token/files.zip', expires_at: '2026-02-08T09:05:00Z' };
  const asked = server.answers('GET /api/files/archive', archive);
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Download all files' }));
  await waitFor(() => expect(saved).toEqual(['']));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    project_id: projectId,
    freelancer_id: FREELANCER.id,
  });
});
