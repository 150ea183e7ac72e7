import { beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { Form, object } from '../forms/index.ts';
import { isSending } from '../http/index.ts';
import { session } from '../session/index.ts';
import { draftsOf } from '../state/index.ts';
import {
  act,
  aUser,
  fakeServer,
  refuse,
  renderPage,
  screen,
  takesFiles,
  tokenOf,
  waitFor,
  within,
} from '../testing/index.ts';
import { AttachButton, FileDrop, UploadList, useUploads } from './index.ts';
import { uploads } from './uploads.store.ts';

const MIB = LIMITS.files.block;
const server = fakeServer();
let about = '';
beforeEach(() => {
  about = crypto.randomUUID();
});

function Composer({ most }: { most: number }) {
  const attached = useUploads(about, most);
  return (
    <FileDrop uploads={attached}>
      <Form draft="never" initialValues={{}} schema={object({})} onSubmit={async () => undefined}>
        <textarea aria-label="Text" />
        <UploadList uploads={attached} />
        <AttachButton uploads={attached} />
      </Form>
    </FileDrop>
  );
}

const show = (most = 3) => renderPage(<Composer most={most} />, { path: '/', as: 'customer', texts: {} });
const choose = () => screen.getByLabelText('Attach files', { selector: 'input' });
const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  return within(found as HTMLElement);
};
const a = (name: string, size = 5) => new File([new Uint8Array(size).fill(size % 251)], name);
/** A digest, because comparing megabytes byte by byte takes seconds. */
const contentOf = async (blob: Blob = new Blob()) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())).join();
const allThere = (count: number) => screen.findByText(`All ${count} files are uploaded.`);

/** The list of this subject stays in memory; another one has only what the tab keeps. */
function reload(): void {
  const kept = draftsOf('files');
  const draft = kept.read(aUser().id, about);
  about = crypto.randomUUID();
  kept.keep(aUser().id, about, draft);
}

/** A drop or paste event's data, as provided by the browser. */
const transfer = (files: File[], types = ['Files']) => ({ files, types, items: [], getData: () => '' });

describe('attaching files', () => {
  test('by the button, several at once', async () => {
    const { taken } = takesFiles(server);
    const { person } = await show();
    const [one, two] = [a('one.bin', 300), a('two.bin', 7)];
    await person.upload(choose(), [one, two]);
    await allThere(2);
    expect(taken.map(({ name, size }) => [name, size])).toEqual([
      ['one.bin', 300],
      ['two.bin', 7],
    ]);
    expect(await contentOf(taken[0]?.bytes)).toEqual(await contentOf(one));
    expect((await row('one.bin')).getByText('300 bytes')).toBeVisible();
  });

  test.each(['drop', 'paste'] as const)('by %s', async (event) => {
    const { taken } = takesFiles(server);
    const { person } = await show();
    const given = transfer([a('one.bin'), a('two.bin')]);
    const type = { drop: 'dataTransfer', paste: 'clipboardData' }[event];
    const happening = Object.assign(new Event(event, { bubbles: true, cancelable: true }), { [type]: given });
    act(() => void screen.getByLabelText('Text').dispatchEvent(happening));
    await allThere(2);
    expect([taken.length, happening.defaultPrevented]).toEqual([2, true]);
    await person.click(screen.getByRole('button', { name: 'Remove one.bin' }));
  });

  test('not from a pasted text that comes with an image of itself', async () => {
    await show();
    const clipboardData = transfer([a('image.png')], ['text/plain', 'text/html', 'Files']);
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
    act(() => void screen.getByLabelText('Text').dispatchEvent(paste));
    expect(paste.defaultPrevented).toBe(false);
    expect(screen.queryByText('image.png')).toBeNull();
  });

  test('a file dropped outside the form does not navigate away', async () => {
    await show();
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: transfer([a('one.bin')]),
    });
    document.body.dispatchEvent(drop);
    expect(drop.defaultPrevented).toBe(true);
  });
});

describe("files beyond the contract's limits are refused in their row, and not sent", () => {
  test.each([
    ['large.bin', LIMITS.files.bytes + 1, 'Too large: at most 50 MB per file'],
    ['empty.bin', 0, 'This file is empty'],
  ])('%s', async (name, size, words) => {
    const file = a(name);
    Object.defineProperty(file, 'size', { value: size });
    const { person } = await show();
    await person.upload(choose(), [file]);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await person.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByRole('button', { name: 'Attach files' })).toHaveFocus();
  });

  test('one file too many', async () => {
    const { taken } = takesFiles(server);
    const { person } = await show(2);
    await person.upload(choose(), [a('one.bin'), a('two.bin'), a('three.bin')]);
    expect((await row('three.bin')).getByRole('alert')).toHaveTextContent('Not added: at most 2 files');
    await allThere(2);
    expect(taken).toHaveLength(2);
  });
});

test('a file in which the scanner found malware is refused for good', async () => {
  takesFiles(server);
  server.answers('PUT /api/files', refuse('invalidInput', { file: 'malware' }));
  const { person } = await show();
  await person.upload(choose(), [a('bad.exe')]);
  const refused = await row('bad.exe');
  expect(await refused.findByRole('alert')).toHaveTextContent('This file contains malware and was deleted');
  expect(refused.queryByRole('button', { name: 'Try again: bad.exe' })).toBeNull();
  await person.click(refused.getByRole('button', { name: 'Remove bad.exe' }));
  expect(screen.queryByText('bad.exe')).toBeNull();
});

test('an upload beside another one of the same file says what happened and what to do', async () => {
  takesFiles(server);
  server.answers('PUT /api/files', refuse('stateChanged'));
  const { person } = await show();
  await person.upload(choose(), [a('one.bin')]);
  expect(await (await row('one.bin')).findByRole('alert')).toHaveTextContent(
    'Not uploaded, because the same file was being sent elsewhere at the same time. Try again',
  );
});

test('an unreadable file says so, and an upload that the API refused can be retried', async () => {
  server.answers('POST /api/files', refuse('notAllowed'));
  const { person } = await show();
  await person.upload(choose(), [a('one.bin')]);
  expect((await row('one.bin')).getByRole('alert')).toHaveTextContent('You are not allowed');
  takesFiles(server);
  await person.click(screen.getByRole('button', { name: 'Try again: one.bin' }));
  expect(await screen.findByText('The file is uploaded.')).toBeVisible();
  const folder = a('folder');
  folder.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotFound')) });
  await person.upload(choose(), [folder]);
  expect(await (await row('folder')).findByRole('alert')).toHaveTextContent('This cannot be read');
});

test('a sign-out ends uploads, which would go on in the session of the next user', async () => {
  const { ranges } = takesFiles(server);
  const opened = server.answers('POST /api/files', () => {
    act(() => {
      session.signOut();
      session.start(tokenOf(aUser({ id: 'next' })));
    });
    return { file: { id: 'one', name: 'one.bin', size: 5, type: 'text/plain' }, received: 0 };
  });
  const { person } = await show();
  // The third one waits for a connection.
  await person.upload(choose(), [a('one.bin'), a('two.bin'), a('three.bin')]);
  await waitFor(() => expect(isSending()).toBe(false));
  expect(opened.map(({ body }) => body.name)).not.toContain('three.bin');
  expect(ranges).toEqual([]);
  expect(uploads.at({ writer: aUser().id, about })).toEqual([]);
});

describe('an upload', () => {
  const SIZE = 5 * MIB + 9;

  test("resumes automatically from the API's offset after a lost connection", async () => {
    const { taken, ranges, serve } = takesFiles(server);
    // The connection is lost after the first part.
    serve(() => void server.fails('PUT /api/files'));
    const { person } = await show();
    const file = a('large.bin', SIZE);
    await person.upload(choose(), [file]);
    expect(await screen.findByText(/^The connection was lost/)).toHaveAttribute('role', 'status');
    const bar = (await row('large.bin')).getByRole('progressbar', { name: 'large.bin' });
    expect(bar).toHaveAttribute('aria-valuenow', '79');
    serve();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The file is uploaded.')).toBeVisible();
    expect(ranges).toEqual([
      `bytes 0-${4 * MIB - 1}/${SIZE}`,
      `bytes */${SIZE}`,
      `bytes ${4 * MIB}-${SIZE - 1}/${SIZE}`,
    ]);
    expect(await contentOf(taken[0]?.bytes)).toEqual(await contentOf(file));
  });

  test('resumes after the API has cut off a part on a slow line', async () => {
    const { taken, serve } = takesFiles(server);
    server.answers('PUT /api/files', refuse('invalidInput', { body: 'tooSlow' }));
    const { person } = await show();
    await person.upload(choose(), [a('slow.bin')]);
    expect(await screen.findByText(/^The connection was lost/)).toBeVisible();
    serve();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The file is uploaded.')).toBeVisible();
    expect(taken).toHaveLength(1);
  });

  test('resumes after a part that was sent before the interruption and arrived late', async () => {
    const { taken, ranges, serve } = takesFiles(server);
    serve((range) => {
      const [late] = taken;
      if (late && range?.startsWith('bytes 0-') && late.bytes.size === 0)
        late.bytes = new Blob([new Uint8Array(MIB)]);
    });
    const { person } = await show();
    await person.upload(choose(), [new File([new Uint8Array(2 * MIB)], 'late.bin')]);
    expect(await screen.findByText('The file is uploaded.')).toBeVisible();
    expect(ranges.slice(1)).toEqual([`bytes */${2 * MIB}`, `bytes ${MIB}-${2 * MIB - 1}/${2 * MIB}`]);
  });

  test('starts again if it is retried after the API has deleted it', async () => {
    const { taken } = takesFiles(server);
    server.answers('PUT /api/files', refuse('notFound'));
    const { person } = await show();
    await person.upload(choose(), [a('old.bin')]);
    await screen.findByRole('alert');
    const { taken: anew } = takesFiles(server);
    await person.click(screen.getByRole('button', { name: 'Try again: old.bin' }));
    expect(await screen.findByText('The file is uploaded.')).toBeVisible();
    expect([taken.length, anew.length]).toEqual([1, 1]);
  });

  test('waits while two others are in progress, to leave connections to the page', async () => {
    const { taken, ranges, serve } = takesFiles(server);
    const arrived = Promise.withResolvers<void>();
    serve(() => arrived.promise);
    const { person } = await show();
    await person.upload(choose(), [a('one.bin'), a('two.bin'), a('three.bin')]);
    await waitFor(() => expect(ranges).toHaveLength(2));
    expect(taken.map(({ name }) => name).toSorted()).toEqual(['one.bin', 'two.bin']);
    arrived.resolve();
    await allThere(3);
  });

  test('is aborted when cancelled, and what was received is deleted', async () => {
    const { taken, deleted, serve } = takesFiles(server);
    const arrived = Promise.withResolvers<void>();
    serve(() => arrived.promise);
    const { person } = await show();
    await person.upload(choose(), [a('one.bin')]);
    await waitFor(() => expect(taken).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'Cancel one.bin' }));
    expect(screen.queryByText('one.bin')).toBeNull();
    await waitFor(() => expect(deleted).toEqual([taken[0]?.id]));
    arrived.resolve();
  });

  test('continues while another page is shown, and is restored after a reload', async () => {
    const { taken, serve, deleted } = takesFiles(server);
    const arrived = Promise.withResolvers<void>();
    serve(() => arrived.promise);
    const first = await show();
    await first.person.upload(choose(), [a('one.bin')]);
    await waitFor(() => expect(taken).toHaveLength(1));
    first.unmount();
    arrived.resolve();
    const { person } = await show();
    expect(await screen.findByText('The file is uploaded.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove one.bin' }));
    await waitFor(() => expect(deleted).toEqual([taken[0]?.id]));
  });

  test('that a reload ended, or that was refused, says so after it', async () => {
    const { taken, serve } = takesFiles(server);
    const first = await show();
    await first.person.upload(choose(), [a('done.bin')]);
    await screen.findByText('The file is uploaded.');
    const arrived = Promise.withResolvers<void>();
    serve(() => arrived.promise);
    await first.person.upload(choose(), [a('half.bin'), a('empty.bin', 0)]);
    await waitFor(() => expect(taken).toHaveLength(2));
    first.unmount();
    reload();
    const { person } = await show();
    const lost = await row('half.bin');
    expect(lost.getByText(/^Not uploaded, because the page was reloaded/)).toBeVisible();
    expect(lost.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
    expect((await row('empty.bin')).getByText('This file is empty')).toBeVisible();
    expect(screen.queryByText('The file is uploaded.')).not.toBeInTheDocument();
    arrived.resolve();
    await person.upload(choose(), [a('half.bin')]);
    await allThere(2);
    expect(screen.getAllByText('half.bin')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Remove empty.bin' }));
    expect(screen.queryByText('empty.bin')).not.toBeInTheDocument();
  });

  test('that completes after its user has signed out leaves nothing in the tab', async () => {
    const { serve } = takesFiles(server);
    const arrived = Promise.withResolvers<void>();
    serve(() => arrived.promise);
    const { person, unmount } = await show();
    await person.upload(choose(), [a('one.bin')]);
    unmount();
    session.signOut();
    arrived.resolve();
    const place = { writer: aUser().id, about };
    await waitFor(() => expect(uploads.at(place).map(({ state }) => state)).not.toEqual(['sending']));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('makes the browser confirm a reload until it is complete, on other pages, too', async () => {
    const { serve } = takesFiles(server);
    const arrived = Promise.withResolvers<void>();
    serve(() => arrived.promise);
    const asks = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    const { person, unmount } = await show();
    await person.upload(choose(), [a('one.bin')]);
    unmount();
    expect([asks(), isSending()]).toEqual([true, true]);
    arrived.resolve();
    await waitFor(() => expect([asks(), isSending()]).toEqual([false, false]));
  });
});
