import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '../../testing/index.ts';
import { object, requiredText, TextField } from '../index.ts';
import { FormDialog } from './index.ts';

beforeEach(() => sessionStorage.clear());

const schema = object({ reason: requiredText(20) });

async function show(onSubmit: (values: { reason: string }) => Promise<unknown>) {
  const onClose = jest.fn();
  const page = await renderPage(
    <FormDialog
      draft={{ kind: 'reason', about: 'ada' }}
      title="Reject Ada?"
      text="Ada is told why."
      submit="Reject"
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={onSubmit}
    >
      <TextField name="reason" label="Reason" />
    </FormDialog>,
    { path: '/', as: 'manager', texts: {} },
  );
  const press = (name: string) => page.person.click(screen.getByRole('button', { name }));
  return { ...page, onClose, press };
}

test('a form dialog shows its text, and validates before it is sent', async () => {
  const sent = jest.fn(async () => undefined);
  const { press, person } = await show(sent);
  expect(screen.getByRole('dialog', { name: 'Reject Ada?' })).toHaveTextContent('Ada is told why.');
  await press('Reject');
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText('Reason'), 'No link works');
  await press('Reject');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('it cannot be closed while its step runs, only before and after', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { press, person, onClose } = await show(() => promise);
  await person.type(screen.getByLabelText('Reason'), 'No link works');
  await press('Reject');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await person.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  resolve();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['{Escape}', 'Cancel'])(
  'closed by %s it says that the draft is saved, and restores it',
  async (way) => {
    const { press, person, onClose, unmount } = await show(async () => undefined);
    await person.type(screen.getByLabelText('Reason'), 'No link works');
    await (way === 'Cancel' ? press(way) : person.keyboard(way));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Not sent. Your text is saved as a draft.')).toBeVisible();
    unmount();
    const again = await show(async () => undefined);
    expect(screen.getByLabelText('Reason')).toHaveValue('No link works');
    await again.press('Discard');
    expect(screen.getByLabelText('Reason')).toHaveValue('');
    expect(screen.getByLabelText('Reason')).toHaveFocus();
  },
);

test('closing it unchanged shows no message', async () => {
  const { person, onClose } = await show(async () => undefined);
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/is kept/)).not.toBeInTheDocument();
});
