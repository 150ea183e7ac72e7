import { expect, test } from '@jest/globals';
import { nameOf, personPath, projectPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { fakeServer, screen, waitFor, within } from '@metier/shared-kit/testing';
import { questionPath } from '../../../paths.ts';
import { showToManager } from '../../../testing/show.tsx';
import { ProjectQuestions } from './project-questions.tsx';

const server = fakeServer();
const QUESTIONS = examples['GET /api/manager/support'].reply;
const PROJECT = crypto.randomUUID();
const show = () => showToManager(<ProjectQuestions projectId={PROJECT} />, projectPath(PROJECT));

test.each(QUESTIONS.requests)(
  'a question is shown with who asked, and leads to where it is answered: $name',
  async ({ name, description, state, person }) => {
    const asked = server.answers('GET /api/manager/support', QUESTIONS);
    await show();
    const panel = within(await screen.findByRole('region', { name: 'Questions to support' }));
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ project_id: PROJECT, page: '1' });
    expect(panel.getByText(description)).toBeVisible();
    expect(panel.getByRole('link', { name: nameOf(person) })).toHaveAttribute('href', personPath(person.id));
    expect(panel.getByRole('link', { name })).toHaveAttribute('href', questionPath(state, name));
  },
);

test('there is no panel without questions', async () => {
  const asked = server.answers('GET /api/manager/support', { requests: [], page: 1, pages: 1, total: 0 });
  await show();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
