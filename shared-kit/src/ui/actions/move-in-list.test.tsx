import { expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { personPath, projectPath } from '@metier/contract';
import { act, renderPage, screen } from '../../testing/index.ts';
import { Box, ExternalLink, moveInList, TextLink } from '../index.ts';
import { LinkRow, Table, TableBody, TableCell } from '../tables/index.ts';

const IDS = Array.from({ length: 3 }, () => crypto.randomUUID());
const [first = '', second = '', third = ''] = IDS;

/** People; the second one has no projects. */
const People = () => (
  <Table>
    <TableBody>
      {IDS.map((id, index) => (
        <LinkRow key={id}>
          <TableCell>
            <TextLink to={personPath(id)}>{`Person ${index}`}</TextLink>
          </TableCell>
          <TableCell>
            {id !== second && <TextLink to={personPath(id)}>{`Projects of ${index}`}</TextLink>}
          </TableCell>
          <TableCell>
            <TextLink to={`/app/cases?person=${id}`}>{`Cases of ${index}`}</TextLink>
            <input aria-label={`Note on ${index}`} />
          </TableCell>
        </LinkRow>
      ))}
      <tr>
        <td>No link</td>
      </tr>
    </TableBody>
  </Table>
);

/** Two days with their projects, and links that are no rows of the product. */
const Days = () => (
  <>
    <ul>
      {[first, second].map((day, index) => (
        <li key={day}>
          <TextLink to="/app/day">{`Day ${index}`}</TextLink>
          <ul>
            <li>
              <TextLink to={projectPath(day)}>{`Project of day ${index}`}</TextLink>
            </li>
            <li>
              <TextLink to={projectPath(third)}>{`Other project of day ${index}`}</TextLink>
            </li>
          </ul>
        </li>
      ))}
    </ul>
    <nav>
      <ul>
        <li>
          <TextLink to="/app/one">One</TextLink>
        </li>
        <li>
          <TextLink to="/app/two">Two</TextLink>
        </li>
      </ul>
    </nav>
    <ul>
      <li>
        <ExternalLink href="https://one.example">Outside</ExternalLink>
      </li>
      <li>
        <TextLink to="/app/inside" role="tab">
          Inside
        </TextLink>
      </li>
      <li>
        <TextLink to="/app/last">Last</TextLink>
      </li>
    </ul>
    <TextLink to="/app/alone">Alone</TextLink>
  </>
);

async function show() {
  const page = await renderPage(
    <Box component="main" onKeyDown={moveInList}>
      <People />
      <Days />
    </Box>,
    { path: '/app/people', texts: {} },
  );
  /** Presses keys at an element; the name of what has the focus then. */
  const at = async (role: 'link' | 'tab' | 'textbox', name: string, keys: string) => {
    act(() => screen.getByRole(role, { name }).focus());
    await page.person.keyboard(keys);
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent;
  };
  return { ...page, at };
}

test('arrow keys lead to the same link of the next and of the previous row, Home and End to the outermost', async () => {
  const { at } = await show();
  expect(await at('link', 'Person 0', '{ArrowDown}')).toBe('Person 1');
  expect(await at('link', 'Person 2', '{ArrowUp}')).toBe('Person 1');
  expect(await at('link', 'Cases of 0', '{ArrowDown}{ArrowDown}')).toBe('Cases of 2');
  expect(await at('link', 'Cases of 1', '{Home}')).toBe('Cases of 0');
  expect(await at('link', 'Person 0', '{End}')).toBe('Person 2');
  expect(await at('link', 'Projects of 2', '{Home}')).toBe('Projects of 0');
});

test('a row without the same link is entered at its first', async () => {
  const { at } = await show();
  expect(await at('link', 'Projects of 0', '{ArrowDown}')).toBe('Person 1');
});

test('the ends do not wrap, and leave the key to the browser', async () => {
  const { at } = await show();
  expect(await at('link', 'Person 0', '{ArrowUp}')).toBe('Person 0');
  expect(await at('link', 'Person 2', '{ArrowDown}')).toBe('Person 2');
  const isLeft = (key: string) => fireEvent.keyDown(screen.getByRole('link', { name: 'Person 2' }), { key });
  expect([isLeft('ArrowDown'), isLeft('End'), isLeft('ArrowUp')]).toEqual([true, true, false]);
});

test('a list inside of a row is a list of its own', async () => {
  const { at } = await show();
  expect(await at('link', 'Day 0', '{ArrowDown}')).toBe('Day 1');
  expect(await at('link', 'Project of day 0', '{ArrowDown}{ArrowDown}')).toBe('Other project of day 0');
});

test.each([
  ['textbox', 'Note on 0'],
  ['link', 'One'],
  ['link', 'Outside'],
  ['tab', 'Inside'],
  ['link', 'Alone'],
] as const)('at the %s “%s” the arrow keys are not taken', async (role, name) => {
  const { at } = await show();
  expect(await at(role, name, '{ArrowDown}')).toBe(name);
});

test('with a modifier key they belong to the browser, and letters do nothing', async () => {
  const { at } = await show();
  for (const keys of ['{Alt>}{ArrowDown}{/Alt}', '{Control>}{End}{/Control}', 'j', 'k'])
    expect(await at('link', 'Person 0', keys)).toBe('Person 0');
});

test('Tab reaches every link, as without arrow keys', async () => {
  const { at } = await show();
  expect(await at('link', 'Person 0', '{Tab}')).toBe('Projects of 0');
  expect(await at('link', 'Projects of 0', '{Tab}{Tab}{Tab}')).toBe('Person 1');
});
