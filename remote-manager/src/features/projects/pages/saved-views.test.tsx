import { beforeEach, expect, test } from '@jest/globals';
import { HELD_STATUSES, LIMITS, PATHS } from '@metier/contract';
import { fakeServer, refuse, screen, within } from '@metier/shared-kit/testing';
import { aProjectRow } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import type { SavedView } from '../saved-views.api.ts';
import { Page } from './all-projects-page.tsx';

const server = fakeServer();
const show = (query = '') => showToManager(<Page />, `${PATHS.projects}${query}`);
const aView = (name: string, query: SavedView['query']): SavedView => ({
  id: crypto.randomUUID(),
  name,
  query,
});
const HELD = aView('Held', { status: [...HELD_STATUSES], sort: '-budget', per_page: 50 });
const SPLIT = aView('Split in March', {
  outcome: 'split',
  from: '2026-03-01',
  to: '2026-03-31',
  per_page: 25,
});

const answer = (...views: SavedView[]) => server.answers('GET /api/manager/views', { views });
const bar = async () => within(await screen.findByRole('navigation', { name: 'Saved views' }));

beforeEach(() => {
  server.answers('GET /api/projects', { projects: [aProjectRow()], page: 1, pages: 1, total: 1 });
});

test('a filter is saved under a name that is not used yet', async () => {
  answer(HELD);
  const sent = server.answers('POST /api/manager/views', { view: SPLIT });
  const { person } = await show('?case=split&from=2026-03-01&to=2026-03-31');
  await person.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  const name = dialog.getByLabelText('Name');
  await person.type(name, 'held');
  await person.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText('This is already used')).toBeVisible();
  expect(sent).toEqual([]);
  await person.clear(name);
  await person.type(name, 'Split in March');
  answer(HELD, SPLIT);
  await person.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('The view is saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Split in March', query: SPLIT.query }]);
  expect(await (await bar()).findByRole('link', { name: 'Split in March' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

test('without views the row says how to get one', async () => {
  answer();
  await show();
  expect(await (await bar()).findByText('Set filters to save them as a view.')).toBeVisible();
});

test('a name that another tab has used meanwhile is marked at its field', async () => {
  answer();
  server.answers('POST /api/manager/views', refuse('invalidInput', { name: 'taken' }));
  const { person } = await show('?search=logo');
  await person.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Name'), 'Logos');
  await person.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText('This is already used')).toBeVisible();
});

/** Types a part of a name for the current filter, and leaves the page. */
async function typeName(query: string, open: string, typed: string) {
  const { person, unmount } = await show(query);
  await person.click(await screen.findByRole('button', { name: open }));
  await person.type(await screen.findByLabelText('Name'), typed);
  unmount();
}
const nameAfter = async (query: string, open: string) => {
  const { person, unmount } = await show(query);
  await person.click(await screen.findByRole('button', { name: open }));
  const { value } = await screen.findByLabelText<HTMLInputElement>('Name');
  unmount();
  return value;
};

test('a typed name survives a reload, and is not offered for another filter or view', async () => {
  answer(HELD, SPLIT);
  await typeName('?search=logo', 'Save view', 'Log');
  expect(await nameAfter('?search=icon', 'Save view')).toBe('');
  expect(await nameAfter('?search=logo', 'Save view')).toBe('Log');
  const held = '?status=held&sort=-budget&rows=50';
  await typeName(held, 'Rename the view Held', ' mon');
  const split = '?case=split&from=2026-03-01&to=2026-03-31';
  expect(await nameAfter(split, 'Rename the view Split in March')).toBe('Split in March');
  expect(await nameAfter(held, 'Rename the view Held')).toBe('Held mon');
});

test('a view opens with its filter, order and rows', async () => {
  answer(HELD, SPLIT, aView('Answered', { responded: 1 }));
  const { person, currentUrl } = await show();
  await person.click(await (await bar()).findByRole('link', { name: 'Held' }));
  expect(currentUrl()).toBe(`${PATHS.projects}?status=held&sort=-budget&rows=50`);
  await person.click((await bar()).getByRole('link', { name: 'Split in March' }));
  expect(currentUrl()).toBe(`${PATHS.projects}?case=split&from=2026-03-01&to=2026-03-31`);
  await person.click((await bar()).getByRole('link', { name: 'Answered' }));
  expect(currentUrl()).toBe(`${PATHS.projects}?responded=1`);
});

test('the opened view is renamed', async () => {
  answer(HELD);
  const sent = server.answers('PUT /api/manager/views', {});
  const { person } = await show('?status=held&sort=-budget&rows=50');
  await person.click(await screen.findByRole('button', { name: 'Rename the view Held' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the view' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Held');
  await person.type(dialog.getByLabelText('Name'), ' money');
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('The view is renamed')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ view_id: HELD.id, name: 'Held money' }]);
});

test('the opened view is deleted', async () => {
  answer(HELD);
  const sent = server.answers('DELETE /api/manager/views', {});
  const { person } = await show('?status=held&sort=-budget&rows=50');
  await person.click(await screen.findByRole('button', { name: 'Delete the view Held' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the view “Held”?' }));
  answer();
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The view is deleted')).toBeVisible();
  expect(sent.map(({ query }) => query.get('view_id'))).toEqual([HELD.id]);
  expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible();
});

test('without a filter nothing can be saved', async () => {
  answer(HELD);
  await show();
  await (await bar()).findByRole('link', { name: 'Held' });
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

test('at the maximum no further view is offered', async () => {
  answer(
    ...Array.from({ length: LIMITS.savedViews }, (_, view) => aView(`View ${view}`, { search: `${view} a` })),
  );
  await show('?search=logo');
  await (await bar()).findByRole('link', { name: 'View 19' });
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});
