import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '../../testing/index.ts';
import { TextDialog } from './index.ts';

beforeEach(() => sessionStorage.clear());

async function show({ optional = false } = {}) {
  const onClose = jest.fn();
  const sent = jest.fn<(text: string) => Promise<unknown>>(async () => undefined);
  const { person } = await renderPage(
    <TextDialog
      draft={{ kind: 'reason', about: 'ada' }}
      title="Reject Ada?"
      submit="Reject"
      name="reason"
      label="Reason"
      max={10}
      optional={optional}
      onClose={onClose}
      onSend={sent}
    />,
    { path: '/', as: 'manager', texts: {} },
  );
  const field = screen.getByLabelText('Reason');
  const press = () => person.click(screen.getByRole('button', { name: 'Reject' }));
  return { person, field, press, sent, onClose };
}

test('a dialog begins with its field', async () => {
  const { field } = await show();
  await waitFor(() => expect(field).toHaveFocus());
});

test('a dialog whose field is out of view is read from its start', async () => {
  const below = jest
    .spyOn(HTMLTextAreaElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ y: 900, height: 100 }));
  await show();
  await waitFor(() => expect(screen.getByRole('dialog').parentElement).toHaveFocus());
  below.mockRestore();
});

test('the text is sent trimmed, and the dialog closes on success', async () => {
  const { person, field, press, sent, onClose } = await show();
  const { promise, resolve } = Promise.withResolvers<void>();
  sent.mockReturnValue(promise);
  await person.type(field, ' No link ');
  await press();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('No link'));
  expect(onClose).not.toHaveBeenCalled();
  resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test.each([' ', 'x'.repeat(11)])('%j is not sent where one to ten characters are required', async (typed) => {
  const { person, field, press, sent } = await show();
  await person.type(field, typed);
  await press();
  await waitFor(() => expect(field).toBeInvalid());
  expect(sent).not.toHaveBeenCalled();
});

test('an optional text may be empty, but not too long', async () => {
  const { person, field, press, sent, onClose } = await show({ optional: true });
  await person.type(field, 'x'.repeat(11));
  await press();
  await waitFor(() => expect(field).toBeInvalid());
  await person.clear(field);
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith('');
});
