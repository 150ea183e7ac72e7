import { expect, jest, test } from '@jest/globals';
import { freelancerPath, LANGUAGES, languageName, PATHS, personPath, projectPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { act, screen, waitFor, within } from '@metier/shared-kit/testing';
import { aProjectRow } from '@metier/shared-kit/marketplace/testing';
import { useOfferedCommands } from '@metier/shared-kit/state';
import { createRoot } from 'react-dom/client';
import { shellServer } from '../../testing/shell-server.ts';
import { visit } from '../../testing/show.tsx';

const server = shellServer();
const ROW = aProjectRow({ name: 'A sign for the bakery', status: 'paid' });
const projects = { projects: [ROW], page: 1, pages: 1, total: 1 };
const NOBODY = { freelancers: [], page: 1, pages: 1, total: 0 };

async function open(role: 'customer' | 'freelancer' | 'manager') {
  const page = await visit(PATHS.help, role);
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  await page.person.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  const field = dialog.getByRole('combobox', { name: 'Search and commands' });
  const options = () => dialog.queryAllByRole('option').map(({ textContent }) => textContent);
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...page, dialog, field, options, active };
}

test.each([
  ['customer', ['My orders', 'Help', 'Notifications', 'Create project']],
  ['freelancer', ['My earnings', 'Help', 'Notifications']],
  ['manager', ['Help', 'Notifications']],
] as const)('lists the pages of a %s and what they can do', async (role, first) => {
  const { field, options } = await open(role);
  expect(field).toHaveFocus();
  const languages = LANGUAGES.filter((each) => each !== 'en').map(
    (each) => `Language: ${languageName(each)}`,
  );
  expect(options()).toEqual([
    ...first,
    'Appearance: Light',
    'Appearance: Dark',
    'Compact spacing',
    ...languages,
    'Exit',
  ]);
});

test('arrows move through the options and around, Enter runs the active one', async () => {
  const { person, active, currentUrl } = await open('customer');
  expect(active()).toBe('My orders');
  await person.keyboard('{ArrowUp}');
  expect(active()).toBe('Exit');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Notifications');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe(PATHS.notifications));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('typing filters the commands and announces their number; Enter runs the first', async () => {
  const { person, options, dialog } = await open('manager');
  await person.keyboard('dark');
  expect(options()).toEqual(['Appearance: Dark']);
  server.answers('GET /api/projects', { ...projects, projects: [], total: 0 });
  server.answers('GET /api/manager/people', { people: [], page: 1, pages: 1, total: 0 });
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 result'));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
});

test('a customer finds own projects', async () => {
  const asked = server.answers('GET /api/customer/my_projects', projects);
  server.answers('GET /api/freelancers', NOBODY);
  const { person, dialog, currentUrl } = await open('customer');
  await person.keyboard('bakery');
  const found = within(await dialog.findByRole('group', { name: 'Projects' }));
  await person.click(found.getByRole('option', { name: 'A sign for the bakery · Paid' }));
  await waitFor(() => expect(currentUrl()).toBe(projectPath(ROW.id)));
  // The help page reads the same list for its choice of a project.
  expect(asked.flatMap(({ query }) => query.get('search') ?? [])).toEqual(['bakery']);
});

test('a customer finds freelancers', async () => {
  const { reply } = examples['GET /api/freelancers'];
  server.answers('GET /api/customer/my_projects', { ...projects, projects: [], total: 0 });
  server.answers('GET /api/freelancers', reply);
  const { person, dialog, currentUrl } = await open('customer');
  await person.keyboard('felix');
  const people = within(await dialog.findByRole('group', { name: 'People' }));
  await person.click(people.getByRole('option', { name: 'Felix Novak · Freelancer' }));
  await waitFor(() => expect(currentUrl()).toBe(freelancerPath(reply.freelancers[0]?.id ?? '')));
});

/** A page that offers a step, until it is left. */
function offerStep(label: string) {
  const run = jest.fn();
  const Page = () => {
    useOfferedCommands([{ label, run }]);
    return null;
  };
  const page = createRoot(document.createElement('div'));
  act(() => page.render(<Page />));
  return { run, leave: () => act(() => page.unmount()) };
}

test('takes the steps that the open page offers', async () => {
  const { run, leave } = offerStep('Start the work');
  server.answers('GET /api/freelancer/my_projects', { ...projects, projects: [], total: 0 });
  const { person, dialog } = await open('freelancer');
  await person.keyboard('start');
  const steps = within(dialog.getByRole('group', { name: 'On this page' }));
  await person.click(steps.getByRole('option', { name: 'Start the work' }));
  expect(run).toHaveBeenCalledTimes(1);
  leave();
  await person.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search and commands' });
  expect(screen.queryByRole('option', { name: 'Start the work' })).toBeNull();
});

test('Enter at a step waits for what is found, which comes before it', async () => {
  const { run, leave } = offerStep('Start the work');
  server.answers('GET /api/freelancer/my_projects', { ...projects, projects: [], total: 0 });
  const { person } = await open('freelancer');
  await person.keyboard('start{Enter}');
  expect(run).not.toHaveBeenCalled();
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  leave();
});

test('a manager finds all projects and people, from three letters on', async () => {
  const { reply } = examples['GET /api/manager/people'];
  const asked = server.answers('GET /api/projects', projects);
  server.answers('GET /api/manager/people', reply);
  const { person, dialog, currentUrl } = await open('manager');
  await person.keyboard('fe');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Nothing found'));
  expect(asked).toEqual([]);
  await person.keyboard('l');
  const people = within(await dialog.findByRole('group', { name: 'People' }));
  await person.click(people.getByRole('option', { name: 'Felix Novak · clara@bakery.example' }));
  await waitFor(() => expect(currentUrl()).toBe(personPath(reply.people[0]?.id ?? '')));
});

test('a new text cancels the search of the last one, whose late answer is not shown', async () => {
  let answerLate = (_: typeof projects) => undefined as void;
  const late = new Promise<typeof projects>((resolve) => {
    answerLate = resolve;
  });
  const asked = server.answers('GET /api/customer/my_projects', ({ query }) =>
    query.get('search') === 'bak' ? late : { ...projects, projects: [], total: 0 },
  );
  server.answers('GET /api/freelancers', NOBODY);
  const { person, dialog } = await open('customer');
  await person.keyboard('bak');
  expect(dialog.getByRole('status')).toHaveTextContent('Searching …');
  await waitFor(() => expect(asked).toHaveLength(1));
  const cancel = jest.spyOn(AbortController.prototype, 'abort');
  await person.keyboard('x');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Nothing found'));
  expect(cancel).toHaveBeenCalled();
  cancel.mockRestore();
  await act(async () => answerLate(projects));
  expect(dialog.queryByRole('option')).toBeNull();
});

test('a failed search is told, and the commands work', async () => {
  server.fails('GET /api/customer/my_projects');
  server.answers('GET /api/freelancers', NOBODY);
  const { person, dialog, options } = await open('customer');
  await person.keyboard('help');
  expect(options()).toEqual(['Help']);
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/Error while connection/));
});

test('Esc closes it, and the focus returns; so does the button that opened it', async () => {
  const { person } = await visit(PATHS.help, 'freelancer');
  const button = await screen.findByRole('button', { name: 'Search and commands' });
  expect(button).toHaveAttribute('title', 'Search and commands (Ctrl+K)');
  await person.click(button);
  await screen.findByRole('combobox');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

test('is not opened over a dialog, whose text would be lost', async () => {
  const { person } = await visit(PATHS.help, 'freelancer');
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  act(() => document.body.append(dialog));
  await person.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  dialog.remove();
});
