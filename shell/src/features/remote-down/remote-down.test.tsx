import { expect, jest, test } from '@jest/globals';
import { act, renderPage, screen } from '@metier/shared-kit/testing';
import en from '../../locales/en.json' with { type: 'json' };
import { RemoteDown } from './remote-down.tsx';

const show = async () => {
  const retry = jest.fn();
  const page = await renderPage(<RemoteDown app="customer" retry={retry} />, {
    path: '/',
    texts: { shell: { en } },
  });
  return { ...page, retry };
};

test("a page that is down has a title, which gets the focus and is the document's title", async () => {
  await show();
  const title = screen.getByRole('heading', { level: 1, name: 'This page is not available right now' });
  expect(title).toHaveFocus();
  expect(document.title).toBe('This page is not available right now');
});

test('a page that is down can be retried', async () => {
  const { person, retry } = await show();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a page that is down is retried automatically once the device is online', async () => {
  const { retry } = await show();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});
