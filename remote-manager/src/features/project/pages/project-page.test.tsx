import { expect, test } from '@jest/globals';
import { customerPath, freelancerPath, projectPath } from '@metier/contract';
import { fakeServer, refuse, screen, within } from '@metier/shared-kit/testing';
import {
  aConversation,
  aProject,
  FREELANCER,
  heldMoney,
  offering,
} from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import { Page } from './project-page.tsx';

const server = fakeServer();

test('shows both sides, the money in euro, and what happened, with agreement and invoice; a dispute can be decided', async () => {
  const project = aProject({
    status: 'checking',
    case: 'disputed',
    freelancer: FREELANCER,
    money: heldMoney(),
    available_actions: offering('resolve_case'),
  });
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/results', { results: [], page: 1, pages: 1, total: 0 });
  server.answers('GET /api/projects/project_card/improvements', {
    improvements: [],
    page: 1,
    pages: 1,
    total: 0,
  });
  server.answers(
    'GET /api/conversations/messages',
    aConversation([], { conversation: { can_write: false } }),
  );
  server.answers('GET /api/projects/project_card/activity', {
    activity: [{ id: project.id, what: 'disputed', actor: project.customer, at: '2026-02-12T10:00:00Z' }],
    page: 1,
    pages: 1,
    total: 1,
  });
  const { person } = await showToManager(<Page />, projectPath(project.id), { route: projectPath(':id') });
  expect(await screen.findByText('A decision is due')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Money' })).getAllByText('€98.94').length).toBeGreaterThan(
    0,
  );
  expect(screen.getByRole('link', { name: 'Ada Kern' })).toHaveAttribute(
    'href',
    customerPath(project.customer.id),
  );
  expect(screen.getByRole('link', { name: 'Jonas Falk' })).toHaveAttribute(
    'href',
    freelancerPath(FREELANCER.id),
  );
  expect(await screen.findByText('Complaint filed')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    `Decide about ${project.name}`,
    'Download the additional agreement',
    'Download the invoice',
  ]);
  server.answers('GET /api/projects/project_card/check', refuse('invalidInput', { inn: 'required' }));
  await person.click(screen.getByRole('button', { name: 'Download the invoice' }));
  expect(await screen.findByText(/the customer has not entered the company details/)).toBeVisible();
});
