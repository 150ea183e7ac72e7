import { beforeEach, expect, test } from '@jest/globals';
import { projectPath, type ProjectAction } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import {
  aUser,
  comeBackLater,
  fakeServer,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import {
  aConversation,
  aProject,
  FREELANCER,
  heldMoney,
  NO_PROJECT_REVIEWS,
  offering,
  pressStep,
} from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './project-page.tsx';

const server = fakeServer();
const mine = (status: Project['status'], ...actions: ProjectAction[]) =>
  aProject({ status, freelancer: FREELANCER, money: heldMoney(), available_actions: offering(...actions) });

beforeEach(() => {
  sessionStorage.clear();
  const none = { page: 1, pages: 1, total: 0 };
  server.answers('GET /api/projects/case/statements', { statements: [], ...none });
  server.answers('GET /api/projects/project_card/results', { results: [], ...none });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...none });
  server.answers('GET /api/projects/project_card/activity', { activity: [], ...none });
  server.answers('GET /api/conversations/messages', aConversation());
  server.answers('GET /api/reviews/project', NO_PROJECT_REVIEWS);
});

async function show(project: Project) {
  server.answers('GET /api/projects/project', { project });
  const page = await renderPage(<Page />, {
    path: projectPath(project.id),
    route: projectPath(':id'),
    as: aUser({ id: FREELANCER.id, role: 'freelancer' }),
    texts: { freelancer: { en, de } },
  });
  await screen.findByRole('heading', { level: 1, name: project.name });
  return page;
}

test('when a case opens, a typed result stays in its dialog, which says why it cannot be delivered', async () => {
  const { person } = await show(mine('progress', 'submit_result'));
  await person.click(screen.getByRole('button', { name: 'Deliver result' }));
  await person.click(await screen.findByLabelText('Result'));
  await person.paste('Half of it');
  server.answers('GET /api/projects/project', {
    project: {
      ...mine('progress'),
      case: 'disputed',
      available_actions: [{ action: 'submit_result', enabled: false, reason: 'case_open' }],
    },
  });
  comeBackLater();
  const dialog = within(screen.getByRole('dialog', { name: 'Deliver the result' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This can no longer be done. Not possible until the open case is closed. Your text stays here so that you can copy it.',
  );
  expect(dialog.getByLabelText('Result')).toHaveValue('Half of it');
  expect(dialog.getByRole('button', { name: 'Deliver' })).toBeDisabled();
});

test('a typed result stays above the page that says that the project is gone', async () => {
  const { person } = await show(mine('paid', 'submit_result'));
  await person.click(screen.getByRole('button', { name: 'Deliver result' }));
  await person.click(await screen.findByLabelText('Result'));
  await person.paste('Half of it');
  server.answers('GET /api/projects/project', refuse('notFound'));
  comeBackLater();
  const dialog = within(screen.getByRole('dialog', { name: 'Deliver the result' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /was deleted, or you no longer have access to it/,
  );
  expect(dialog.getByLabelText('Result')).toHaveValue('Half of it');
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This no longer exists' })).toBeVisible();
  // Only the toast about the saved draft has one.
  expect(screen.queryByRole('button', { name: /^(?!Hide message$)/ })).not.toBeInTheDocument();
});

test.each([
  ['Give back', 'give_back'],
  ['Agree to the refund', 'answer_refund'],
  ['Complain', 'complain'],
] as const)('the question behind %s says that its time is over', async (button, action) => {
  const { person } = await show(mine('progress', action));
  await pressStep(person, button);
  await screen.findByRole('dialog');
  server.answers('GET /api/projects/project', { project: mine('completed') });
  comeBackLater();
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the status of the project is now “Completed”.',
  );
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
});

test('a step blocked by an open case names the case, not the unchanged status', async () => {
  const { person } = await show(mine('progress', 'answer_refund'));
  await person.click(screen.getByRole('button', { name: 'Refuse the refund' }));
  await screen.findByRole('dialog');
  server.answers('GET /api/projects/project', { project: { ...mine('progress'), case: 'disputed' } });
  comeBackLater();
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'the status of the project is now “In dispute”.',
  );
});

test('an answer that comes too late leaves its dialog open, which says how the case has ended', async () => {
  const { person } = await show(mine('progress', 'answer_refund'));
  server.answers('POST /api/freelancer/refund', () => {
    server.answers('GET /api/projects/project', { project: mine('refunded') });
    return refuse('stateChanged', { status: 'refunded' });
  });
  await person.click(screen.getByRole('button', { name: 'Refuse the refund' }));
  await person.type(await screen.findByLabelText('Why do you refuse?'), 'It is done');
  await person.click(screen.getByRole('button', { name: 'Let a manager decide' }));
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() =>
    expect(dialog.getAllByRole('alert')[0]).toHaveTextContent('the status of the project is now “Refunded”.'),
  );
  expect(dialog.getByRole('button', { name: 'Let a manager decide' })).toBeDisabled();
});
