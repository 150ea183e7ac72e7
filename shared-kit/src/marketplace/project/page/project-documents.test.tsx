import { expect, test } from '@jest/globals';
import { projectPath } from '@metier/contract';
import { fakeServer, refuse, renderPage, savedFiles, screen } from '../../../testing/index.ts';
import { aProject, FREELANCER } from '../../testing/index.ts';
import type { Project } from '../types.ts';
import { ProjectDocuments } from './project-documents.tsx';

const AGREEMENT = 'GET /api/projects/project_card/agreement_file';
const BYTES = Uint8Array.from('%PDF-1.7', (letter) => letter.charCodeAt(0));
const server = fakeServer();
const saved = savedFiles();
const given = aProject({ status: 'progress', freelancer: FREELANCER });

const show = (project: Project) =>
  renderPage(<ProjectDocuments project={project} />, {
    path: projectPath(project.id),
    as: 'customer',
    texts: {},
  });
const press = async (project: Project) => {
  const { person } = await show(project);
  await person.click(screen.getByRole('button', { name: 'Download the additional agreement' }));
};

test("the agreement is downloaded under the API's file name", async () => {
  const sent = server.answers(AGREEMENT, BYTES);
  await press(given);
  expect(await screen.findByText('Downloaded: document.pdf')).toBeVisible();
  expect(sent[0]?.query.get('project_id')).toBe(given.id);
  expect(saved).toEqual(['document.pdf']);
});

test('a refusal is reported and downloads nothing', async () => {
  server.answers(AGREEMENT, refuse('stateChanged'));
  await press(given);
  expect(await screen.findByText('The additional agreement could not be fetched')).toBeVisible();
  expect(saved).toEqual([]);
});

test("a download after the session has ended reports that, not the document's error", async () => {
  server.answers(AGREEMENT, refuse('sessionEnded'));
  await press(given);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended. Please sign in again');
});

test('there is no document without an executor', async () => {
  await show(aProject({ freelancer: null }));
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
});
