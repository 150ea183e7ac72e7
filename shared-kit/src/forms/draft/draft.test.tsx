import { beforeEach, expect, jest, test } from '@jest/globals';
import { NetworkError } from '../../http/index.ts';
import { aUser, renderPage, screen, waitFor } from '../../testing/index.ts';
import { Dialog, DialogContent } from '../../ui/dialogs/index.ts';
import { Form, object, requiredText, SubmitButton, TextField, type FormDraft } from '../index.ts';

const schema = object({ text: requiredText(100), title: requiredText(100) });
const ada = aUser({ id: 'ada' });
const NOTE = 'Your unsent text has been restored.';
beforeEach(() => sessionStorage.clear());

interface Shown {
  draft?: FormDraft | 'never';
  as?: typeof ada;
  onSubmit?: () => Promise<unknown>;
  text?: string;
}

const form = ({
  draft = { kind: 'note', about: 'one' },
  onSubmit = async () => undefined,
  text = '',
}: Shown) => (
  <Form draft={draft} initialValues={{ text, title: 'A title' }} schema={schema} onSubmit={onSubmit}>
    <TextField name="title" label="Title" />
    <TextField name="text" label="Text" />
    <SubmitButton>Send</SubmitButton>
  </Form>
);
const show = ({ as = ada, ...shown }: Shown = {}) => renderPage(form(shown), { path: '/', as, texts: {} });
const textOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('typed text survives a reload, and is not shown to another user', async () => {
  const { person, unmount } = await show();
  await person.type(screen.getByLabelText('Text'), 'Half a text');
  unmount();
  (await show({ draft: { kind: 'note', about: 'two' } })).unmount();
  await show();
  expect([textOf('Title'), textOf('Text')]).toEqual(['A title', 'Half a text']);
  expect(screen.getByText(NOTE)).toBeVisible();
});

test("another user who signs in gets an empty form, and the tab's storage is cleared", async () => {
  const { person, unmount } = await show();
  await person.type(screen.getByLabelText('Text'), 'Half a text');
  unmount();
  await show({ as: aUser({ id: 'ben' }) });
  expect(textOf('Text')).toBe('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Half a text');
});

test('a draft is deleted once it was sent, but kept after a failure', async () => {
  const fails = jest.fn(() => Promise.reject(new NetworkError()));
  const first = await show({ onSubmit: fails });
  await first.person.type(screen.getByLabelText('Text'), 'Half a text');
  await first.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(fails).toHaveBeenCalled());
  first.unmount();
  const sends = jest.fn(() => Promise.resolve());
  const second = await show({ onSubmit: sends });
  expect(textOf('Text')).toBe('Half a text');
  await second.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sends).toHaveBeenCalled());
  second.unmount();
  await show();
  expect(textOf('Text')).toBe('');
});

test('discarding a draft restores the saved values', async () => {
  const { person, unmount } = await show({ text: 'Saved' });
  await person.type(screen.getByLabelText('Text'), ' and more');
  unmount();
  const again = await show({ text: 'Saved' });
  expect(textOf('Text')).toBe('Saved and more');
  await again.person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(textOf('Text')).toBe('Saved');
  expect(screen.getByLabelText('Title')).toHaveFocus();
  again.unmount();
  await show({ text: 'Saved' });
  expect(textOf('Text')).toBe('Saved');
});

test('a form with draft="never" stores nothing', async () => {
  const { person, unmount } = await show({ draft: 'never' });
  await person.type(screen.getByLabelText('Text'), 'Secret');
  unmount();
  await show({ draft: 'never' });
  expect(textOf('Text')).toBe('');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('Secret');
});

const dialog = async (shown: Shown) => {
  const onClose = jest.fn();
  const page = await renderPage(
    <Dialog open onClose={onClose} aria-label="Card">
      <DialogContent>{form(shown)}</DialogContent>
    </Dialog>,
    { path: '/', as: ada, texts: {} },
  );
  return { ...page, onClose };
};

test.each<FormDraft | 'never'>(['never', { kind: 'work', except: ['text'] }])(
  'a dialog asks before it loses input without a draft (%j)',
  async (draft) => {
    const { person, onClose } = await dialog({ draft });
    await person.type(screen.getByLabelText('Text'), '4242');
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(await screen.findByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument());
    expect(textOf('Text')).toBe('4242');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('a dialog without unsent input closes without asking', async () => {
  const { person, onClose } = await dialog({ draft: 'never' });
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await person.type(screen.getByLabelText('Text'), '4242');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
