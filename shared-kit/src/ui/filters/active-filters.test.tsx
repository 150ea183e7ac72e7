import { expect, test } from '@jest/globals';
import { useQueryText } from '../../router/index.ts';
import { act, renderPage, screen, waitFor, within } from '../../testing/index.ts';
import { PageHeader } from '../index.ts';
import { ActiveFilters } from './index.ts';

/** A list with two filters, of which the page knows only the values in the URL. */
function List() {
  const [type] = useQueryText('type');
  const [from] = useQueryText('from');
  const [to] = useQueryText('to');
  return (
    <main>
      <PageHeader title="Projects" />
      <div>
        <label>
          Type <input />
        </label>
        <button>Save</button>
      </div>
      <ActiveFilters
        filters={[
          { key: 'type', label: 'Type', value: type },
          { key: 'from', label: 'Created from', value: from },
          { key: 'to', label: 'Created until', value: to },
        ]}
      />
    </main>
  );
}

const show = (query: string) => renderPage(<List />, { path: `/list${query}`, route: '/list', texts: {} });
const chip = (filter: string) => screen.getByRole('button', { name: `Remove filter ${filter}` });

test('each set filter is a chip that one press removes, with the page of the list', async () => {
  const { person, currentUrl } = await show('?search=logo&type=design&from=2026-02-01&page=3');
  const chips = within(screen.getByRole('list', { name: 'Set filters' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Type: design',
    'Created from: 2026-02-01',
    'Remove all filters',
  ]);
  await person.click(chip('Type: design'));
  expect(currentUrl()).toBe('/list?search=logo&from=2026-02-01');
  expect(screen.queryByRole('button', { name: 'Remove all filters' })).toBeNull();
  await person.click(chip('Created from: 2026-02-01'));
  expect(currentUrl()).toBe('/list?search=logo');
  expect(screen.queryByRole('list')).toBeNull();
});

test('all are removed in one step, but not the words', async () => {
  const { person, currentUrl } = await show('?search=logo&type=design&from=2026-02-01');
  await person.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(currentUrl()).toBe('/list?search=logo');
});

test('by keyboard: the chip beside a removed one has the focus, after the last one the first control', async () => {
  const { person } = await show('?type=design&from=2026-02-01&to=2026-02-03');
  act(() => chip('Created from: 2026-02-01').focus());
  await person.keyboard('{Enter}');
  expect(chip('Created until: 2026-02-03')).toHaveFocus();
  // Of the last two, the chip that removes all goes, too.
  await person.keyboard(' ');
  await waitFor(() => expect(chip('Type: design')).toHaveFocus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Type' })).toHaveFocus();
});

test('by keyboard: after all are removed the first control has the focus', async () => {
  const { person } = await show('?type=design&from=2026-02-01');
  act(() => screen.getByRole('button', { name: 'Remove all filters' }).focus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Type' })).toHaveFocus();
});

test('by touch no field has the focus, which would open the keyboard of a phone', async () => {
  await show('?type=design');
  const press = new MouseEvent('click', { bubbles: true });
  Object.assign(press, { pointerType: 'touch' });
  act(() => void chip('Type: design').dispatchEvent(press));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Type' })).not.toHaveFocus();
});

test('a closed panel is opened by the button that has the focus after the last one', async () => {
  const onlyButton = (
    <>
      <button>Filters</button>
      <ActiveFilters filters={[{ key: 'type', label: 'Type', value: 'design' }]} />
    </>
  );
  const { person } = await renderPage(onlyButton, { path: '/list?type=design', texts: {} });
  act(() => chip('Type: design').focus());
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});
