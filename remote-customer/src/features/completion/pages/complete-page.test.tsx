import { expect, test } from '@jest/globals';
import { completePath, PATHS } from '@metier/shared-kit/contract';
import {
  aProject,
  fakeServer,
  FREELANCER,
  heldMoney,
  renderPage,
  screen,
  waitFor,
} from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './complete-page.tsx';

const server = fakeServer();
const show = (path: string) =>
  renderPage(<Page />, { path, route: PATHS.complete, as: 'customer', texts: { customer: { en, de } } });

test('thanks, and shows where the money is and until when', async () => {
  const money = { ...heldMoney(), held: 0, released: 9894, pending: 9894, clears_at: '2026-02-24T09:00:00Z' };
  const project = aProject({ status: 'completed', freelancer: FREELANCER, money });
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/activity', {
    activity: [
      { id: 'a2', what: 'accepted', actor: project.customer, at: '2026-02-21T09:00:00Z' },
      { id: 'a1', what: 'paid', actor: null, at: '2026-02-07T09:00:00Z' },
    ],
  });
  await show(completePath(project.id));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you, the work is accepted' }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Money' })).toHaveTextContent(
    /Paid€98\.94.*Pending€98\.94until 24 Feb 2026/,
  );
  const steps = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/You paid.*7 Feb 2026/),
    expect.stringMatching(/You accepted the work.*Jonas Falk.*21 Feb 2026/),
    expect.stringMatching(/until then you can still ask for a refund.*24 Feb 2026/),
  ]);
});

test('without a project there is nothing to thank for', async () => {
  const { whereabouts } = await show(PATHS.complete);
  await waitFor(() => expect(whereabouts()).toBe(PATHS.myProjects));
});
