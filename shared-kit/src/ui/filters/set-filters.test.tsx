import { expect, test } from '@jest/globals';
import { useQueryText } from '../../router/index.ts';
import { renderPage, screen, waitFor, within } from '../../testing/index.ts';
import { PageHeader } from '../index.ts';
import { SetFilters } from './index.ts';

/** A list with two filters, of which the page knows only the values in the URL. */
function List() {
  const [type] = useQueryText('type');
  const [from] = useQueryText('from');
  return (
    <main>
      <PageHeader title="Projects" />
      <SetFilters
        filters={[
          { key: 'type', label: 'Type', value: type },
          { key: 'from', label: 'Created from', value: from },
          { key: 'to', label: 'Created until', value: undefined },
        ]}
      />
    </main>
  );
}

const show = (query: string) => renderPage(<List />, { path: `/list${query}`, route: '/list', texts: {} });
const chip = (filter: string) => screen.getByRole('button', { name: `Remove filter ${filter}` });

test('each set filter is a chip that one press removes, with the page of the list', async () => {
  const { person, whereabouts } = await show('?search=logo&type=design&from=2026-02-01&page=3');
  const chips = within(screen.getByRole('list', { name: 'Set filters' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Type: design',
    'Created from: 2026-02-01',
    'Remove all filters',
  ]);
  await person.click(chip('Type: design'));
  expect(whereabouts()).toBe('/list?search=logo&from=2026-02-01');
  expect(screen.queryByRole('button', { name: 'Remove all filters' })).toBeNull();
  await person.click(chip('Created from: 2026-02-01'));
  expect(whereabouts()).toBe('/list?search=logo');
  expect(screen.queryByRole('list')).toBeNull();
});

test('all are removed in one step, but not the words', async () => {
  const { person, whereabouts } = await show('?search=logo&type=design&from=2026-02-01');
  await person.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(whereabouts()).toBe('/list?search=logo');
});

test('by keyboard: the chip beside a removed one has the focus, after the last one the title', async () => {
  const { person } = await show('?type=design&from=2026-02-01');
  await person.tab();
  expect(chip('Type: design')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(chip('Created from: 2026-02-01')).toHaveFocus();
  await person.keyboard(' ');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Projects' })).toHaveFocus());
});
