import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { screen } from '../testing/index.ts';
import { BrowserRouter, Link, useLocation } from './index.ts';
import { useQueryChange } from './use-query-change.ts';

function Page() {
  const { pathname, search } = useLocation();
  const change = useQueryChange();
  return (
    <>
      <h1>{pathname + search}</h1>
      <button onClick={() => change((query) => query.set('search', 'logo'), { replace: true })}>
        Search
      </button>
    </>
  );
}
const person = userEvent.setup();
const press = (name: string) => person.click(screen.getByRole('link', { name }));

/** Pages that are being prepared, by path. */
let preparing: Record<string, () => void> = {};
const ready = (path: string) => act(async () => preparing[path]?.());

beforeEach(() => {
  preparing = {};
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter
      prepare={({ pathname }) =>
        new Promise<void>((resolve) => {
          preparing[pathname] = resolve;
        })
      }
    >
      <Page />
      {['/one', '/one?page=2', '/two'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </BrowserRouter>,
  );
});
afterEach(cleanup);

test('a page is shown once it is prepared, and what was pressed stays marked until then', async () => {
  await press('/one');
  expect(screen.getByRole('heading')).toHaveTextContent(/^\/$/);
  expect(screen.getByRole('link', { name: '/one' })).toHaveAttribute('data-pressed');
  await ready('/one');
  expect(screen.getByRole('heading')).toHaveTextContent('/one');
  expect(screen.getByRole('link', { name: '/one' })).not.toHaveAttribute('data-pressed');
});

test('a link pressed twice makes one entry of the history', async () => {
  const before = window.history.length;
  await person.dblClick(screen.getByRole('link', { name: '/one' }));
  await ready('/one');
  expect(screen.getByRole('heading')).toHaveTextContent('/one');
  expect(window.history.length).toBe(before + 1);
});

test('a search of the page that is being left does not cancel the one pressed', async () => {
  await press('/one');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  await ready('/one');
  expect(screen.getByRole('heading')).toHaveTextContent(/^\/one$/);
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('heading')).toHaveTextContent(/^\/one\?search=logo$/);
});

test('Back is not prepared', async () => {
  await press('/one');
  await ready('/one');
  await act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
  });
  expect(screen.getByRole('heading')).toHaveTextContent(/^\/$/);
});

test('another query of the same page is shown at once', async () => {
  await press('/one');
  await ready('/one');
  await press('/one?page=2');
  expect(screen.getByRole('heading')).toHaveTextContent('/one?page=2');
});

test.each([
  ['/one', '/two'],
  ['/two', '/one'],
])('of two pages the one pressed last is shown, though %s is ready first', async (first, second) => {
  await press('/one');
  await press('/two');
  await ready(first);
  await ready(second);
  expect(screen.getByRole('heading')).toHaveTextContent('/two');
});
