import { expect, test } from '@jest/globals';
import { renderPage, screen } from '../testing/index.ts';
import { useQueryChoice } from './use-query-choice.ts';

const SIDES = ['left', 'right'] as const;

function Page() {
  const [side, choose] = useQueryChoice('side', SIDES);
  return (
    <>
      <p>{side ?? 'neither'}</p>
      <button onClick={() => choose('right')}>Go right</button>
      <button onClick={() => choose(undefined)}>Go home</button>
    </>
  );
}

test('a choice is in the URL, resets the page and keeps other query keys', async () => {
  const { person, currentUrl } = await renderPage(<Page />, {
    path: '/?side=left&sort=name&page=3',
    texts: {},
  });
  expect(screen.getByText('left')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Go right' }));
  expect(screen.getByText('right')).toBeVisible();
  expect(currentUrl()).toBe('/?side=right&sort=name');
  await person.click(screen.getByRole('button', { name: 'Go home' }));
  expect(screen.getByText('neither')).toBeVisible();
  expect(currentUrl()).toBe('/?sort=name');
});

test('a URL with an unknown value selects none', async () => {
  await renderPage(<Page />, { path: '/?side=up', texts: {} });
  expect(screen.getByText('neither')).toBeVisible();
});

function Two() {
  const [, choose] = useQueryChoice('side', SIDES);
  const [, sort] = useQueryChoice('sort', ['name']);
  const both = () => {
    choose('right');
    sort('name');
  };
  return <button onClick={both}>Change both</button>;
}

test('of two changes before the next rendering both are kept', async () => {
  const { person, currentUrl } = await renderPage(<Two />, { path: '/?page=3', texts: {} });
  await person.click(screen.getByRole('button', { name: 'Change both' }));
  expect(currentUrl()).toBe('/?side=right&sort=name');
});
