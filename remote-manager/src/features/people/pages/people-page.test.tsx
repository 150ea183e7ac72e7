import { describe, expect, test } from '@jest/globals';
import { LIMITS, PATHS, personPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { fakeServer, screen, within, narrowWindow } from '@metier/shared-kit/testing';
import { showToManager } from '../../../testing/show.tsx';
import { Page } from './people-page.tsx';

const server = fakeServer();
const [FELIX] = examples['GET /api/manager/people'].reply.people;
const onePage = (people: (typeof FELIX)[]) =>
  server.answers('GET /api/manager/people', {
    people: people.filter((person) => person !== undefined),
    page: 1,
    pages: 1,
    total: people.length,
  });
const show = (address = PATHS.people as string) => showToManager(<Page />, address, { styled: true });

test('shows name, email, role, projects and open cases; the row leads to the person', async () => {
  onePage([FELIX]);
  const { person, currentUrl } = await show();
  const link = await screen.findByRole('link', { name: 'Felix Novak' });
  expect(link).toHaveAttribute('href', personPath(FELIX?.id ?? ''));
  const row = within(screen.getByRole('row', { name: /Felix Novak/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Felix NovakVerified');
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'clara@bakery.example',
    'Freelancer',
    '2\u00A0Mar\u00A02026',
    '4',
    '1',
  ]);
  expect(row.getByRole('link', { name: '4 projects' })).toHaveAttribute('href', personPath(FELIX?.id ?? ''));
  expect(row.getByRole('link', { name: '1 open case' })).toHaveAttribute(
    'href',
    `${personPath(FELIX?.id ?? '')}?show=cases`,
  );
  await person.click(row.getByText('Freelancer'));
  expect(currentUrl()).toBe(personPath(FELIX?.id ?? ''));
});

test('counts of nothing are no links', async () => {
  onePage(FELIX ? [{ ...FELIX, projects: 0, open_cases: 0 }] : []);
  await show();
  const row = within(await screen.findByRole('row', { name: /Felix Novak/ }));
  expect(row.getAllByRole('link')).toHaveLength(1);
});

test('marks blocked and unconfirmed accounts', async () => {
  onePage(FELIX ? [{ ...FELIX, blocked: true, confirmed: false, verified: false }] : []);
  await show();
  const row = within(await screen.findByRole('row', { name: /Felix Novak/ }));
  expect(row.getByText('Blocked')).toBeVisible();
  expect(row.getByText('Unconfirmed')).toBeVisible();
  expect(row.queryByText('Verified')).toBeNull();
});

test('search and filters are in the URL and asked', async () => {
  const asked = onePage([FELIX]);
  const { person, currentUrl } = await show();
  await person.type(await screen.findByRole('searchbox', { name: 'Name or email address' }), 'novak{Enter}');
  await person.selectOptions(screen.getByLabelText('Role'), 'Freelancer');
  await person.selectOptions(screen.getByLabelText('State'), 'Blocked');
  expect(currentUrl()).toBe(`${PATHS.people}?search=novak&role=freelancer&state=blocked`);
  expect(await screen.findByText('1 person')).toHaveRole('status');
  expect(asked.at(-1)?.query.toString()).toBe('page=1&search=novak&role=freelancer&state=blocked');
});

test('the heads of name, email and date sort, by the URL', async () => {
  const asked = onePage([FELIX]);
  const { person, currentUrl } = await show(`${PATHS.people}?role=freelancer`);
  const head = (name: string) => screen.findByRole('columnheader', { name });
  const press = async (name: string) => person.click(within(await head(name)).getByRole('button'));
  await press('Name');
  expect(currentUrl()).toBe(`${PATHS.people}?role=freelancer&sort=name`);
  expect(await head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await press('Name');
  expect(await head('Name')).toHaveAttribute('aria-sort', 'descending');
  expect(asked.at(-1)?.query.toString()).toBe('page=1&role=freelancer&sort=-name');
  await press('Name');
  expect(currentUrl()).toBe(`${PATHS.people}?role=freelancer`);
  await press('Email');
  expect(currentUrl()).toBe(`${PATHS.people}?role=freelancer&sort=email`);
  await press('Joined');
  expect(currentUrl()).toBe(`${PATHS.people}?role=freelancer&sort=joined`);
  expect(within(await head('Projects')).queryByRole('button')).toBeNull();
});

test('a filter without matches offers everybody', async () => {
  onePage([]);
  await show(`${PATHS.people}?state=blocked`);
  expect(await screen.findByText('Nobody matches the filter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show everybody' })).toHaveAttribute('href', PATHS.people);
});

test('the skeleton has the rows of a full page', async () => {
  server.answers('GET /api/manager/people', () => new Promise(() => {}));
  const { container } = await show();
  await screen.findAllByRole('status', { name: 'Loading' });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(LIMITS.managersPageSize);
});

describe('in a narrow window', () => {
  narrowWindow();

  test('cards are sorted by a choice', async () => {
    const asked = onePage([FELIX]);
    const { person, currentUrl } = await show();
    await person.selectOptions(await screen.findByLabelText('Sort by'), 'Name, A to Z');
    expect(currentUrl()).toBe(`${PATHS.people}?sort=name`);
    expect(asked.at(-1)?.query.toString()).toBe('page=1&sort=name');
    await person.selectOptions(screen.getByLabelText('Sort by'), 'Newest accounts first');
    expect(currentUrl()).toBe(PATHS.people);
  });

  test('the number of open cases leads to them, the rest of the card to the person', async () => {
    onePage([FELIX]);
    const { person, currentUrl } = await show();
    expect(await screen.findByRole('link', { name: '1 open case' })).toHaveAttribute(
      'href',
      `${personPath(FELIX?.id ?? '')}?show=cases`,
    );
    await person.click(screen.getByText(/^4 projects/));
    expect(currentUrl()).toBe(personPath(FELIX?.id ?? ''));
  });
});
