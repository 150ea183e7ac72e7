import { expect, jest, test } from '@jest/globals';
import { renderPage, screen } from '../../testing/index.ts';
import { TextLink } from '../index.ts';
import { LinkRow, Table, TableBody, TableCell } from './index.ts';

const press = jest.fn();
const show = () =>
  renderPage(
    <Table>
      <TableBody>
        <LinkRow>
          <TableCell>
            <TextLink to="/people/ada">Ada Kern</TextLink>
          </TableCell>
          <TableCell>
            Customer <a href="#other">other</a>
          </TableCell>
          <TableCell>
            <button onClick={press}>Details</button>
          </TableCell>
        </LinkRow>
      </TableBody>
    </Table>,
    { path: '/people', texts: {} },
  );

test('a press anywhere in the row opens its first link, one on its button does not', async () => {
  const { person, currentUrl } = await show();
  await person.click(screen.getByRole('button', { name: 'Details' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(currentUrl()).toBe('/people');
  await person.click(screen.getByText('Customer'));
  expect(currentUrl()).toBe('/people/ada');
});

test('by keyboard it is no stop of its own, and its link opens it', async () => {
  const { person, currentUrl } = await show();
  await person.tab();
  expect(screen.getByRole('link', { name: 'Ada Kern' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(currentUrl()).toBe('/people/ada');
});
