import { expect, jest, test } from '@jest/globals';
import { PATHS, type Role } from '@metier/contract';
import { act, renderPage, screen } from '@metier/shared-kit/testing';
import en from '../../locales/en.json' with { type: 'json' };
import { RemoteDown } from './remote-down.tsx';

const show = async (as?: Role) => {
  const retry = jest.fn();
  const page = await renderPage(<RemoteDown app="customer" retry={retry} />, {
    path: '/',
    texts: { kit: { en } },
    ...(as && { as }),
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

test('a visitor, who may be unable to sign in, is led to help', async () => {
  await show();
  expect(screen.getByText(/Please try again in a few minutes/)).toBeVisible();
  expect(screen.queryByText(/The rest of Metier works/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', PATHS.publicHelp);
});

test('a user, whose menu leads to help, is told that the rest works', async () => {
  await show('customer');
  expect(screen.getByText(/The rest of Metier works/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
