import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { fakeServer, screen } from '@metier/shared-kit/testing';
import { aProjectRow, FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import { Page } from './open-cases-page.tsx';

const server = fakeServer();
const show = (language: 'en' | 'de' = 'en') => showToManager(<Page />, PATHS.myProjects, { language });

test('shows disputed projects', async () => {
  const row = aProjectRow({ status: 'checking', case: 'disputed', freelancer: FREELANCER });
  server.answers('GET /api/manager/my_projects', { projects: [row], page: 1, pages: 1, total: 1 });
  await show();
  expect(await screen.findByRole('link', { name: row.name })).toBeVisible();
  expect(screen.getByText('In dispute')).toBeVisible();
});

test('shows an empty state, also in German', async () => {
  server.answers('GET /api/manager/my_projects', { projects: [], page: 1, pages: 1, total: 0 });
  await show('de');
  expect(await screen.findByText('Keine offenen Fälle')).toBeVisible();
});
