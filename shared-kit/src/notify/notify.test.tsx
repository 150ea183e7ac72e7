import { expect, test } from '@jest/globals';
import { act, renderPage, screen, waitFor } from '../testing/index.ts';
import { notify } from './index.ts';

const show = () => renderPage(null, { path: '/', texts: {} });
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

test('the success of an action takes its error away, and no other', async () => {
  await show();
  act(() => {
    notify.error('Not saved', 'save');
    notify.error('Not sent', 'send');
  });
  act(() => notify.clearErrors('save'));
  await isGone('Not saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
});

test('another page begins without the errors of the last one, but tells its success', async () => {
  await show();
  act(() => {
    notify.error('Not saved');
    notify.success('Sent');
  });
  act(() => notify.clearErrors());
  await isGone('Not saved');
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
});

test('an error that was taken away can come back', async () => {
  await show();
  act(() => notify.error('Not saved', 'save'));
  act(() => notify.clearErrors('save'));
  await isGone('Not saved');
  act(() => notify.error('Not saved', 'save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
});
