import { expect, test } from '@jest/globals';
import { completePath, PATHS, projectPath, projectRead, type Language } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { Link, Route, Routes } from '@metier/shared-kit/router';
import { fakeServer, renderPage, screen, waitFor } from '@metier/shared-kit/testing';
import { aProject, FREELANCER, heldMoney } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './complete-page.tsx';

const server = fakeServer();
const show = (path: string, language: Language = 'en') =>
  renderPage(<Page />, {
    path,
    route: PATHS.complete,
    as: 'customer',
    texts: { customer: { en, de } },
    language,
  });

test('shows the thanks, where the money is and until when', async () => {
  const money = { ...heldMoney(), held: 0, released: 9894, pending: 9894, clears_at: '2026-02-24T09:00:00Z' };
  const project = aProject({ status: 'completed', freelancer: FREELANCER, money });
  server.answers('GET /api/projects/project', { project });
  const asked = server.answers('GET /api/projects/project_card/activity', {
    activity: [
      { id: 'a2', what: 'accepted', actor: project.customer, at: '2026-02-21T09:00:00Z' },
      { id: 'a1', what: 'paid', actor: null, at: '2026-02-07T09:00:00Z' },
    ],
    page: 1,
    pages: 1,
    total: 2,
  });
  await show(completePath(project.id));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you, the work is accepted' }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Money' })).toHaveTextContent(
    /Paid€98\.94.*On its way to the freelancer€98\.94with them from 24 Feb 2026/,
  );
  const steps = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/You paid.*7\sFeb\s2026/),
    expect.stringMatching(/You accepted the work.*Jonas Falk.*21\sFeb\s2026/),
    expect.stringMatching(/until then you can still ask for a refund.*24\sFeb\s2026/),
  ]);
  expect(asked[0]?.query.getAll('what')).toEqual(['paid', 'accepted', 'resolved', 'cleared']);
});

const customer = aProject().customer;
test.each([
  ['en', 'accepted', customer, 'You accepted the work, and the amount was released to Jonas Falk'],
  ['en', 'accepted', null, 'The time to review was over, and the amount was released to Jonas Falk'],
  ['de', 'accepted', null, 'Die Zeit zum Prüfen war um, der Betrag wurde für Jonas Falk freigegeben'],
  ['en', 'resolved', customer, 'A manager decided, and the amount went to Jonas Falk'],
] as const)('the trail tells who ended the work (%s, %s)', async (language, what, actor, text) => {
  const money = { ...heldMoney(), held: 0, released: 9894 };
  const project = aProject({ status: 'completed', freelancer: FREELANCER, money });
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/activity', {
    activity: [{ id: 'a2', what, actor, at: '2026-02-21T09:00:00Z' }],
    page: 1,
    pages: 1,
    total: 1,
  });
  await show(completePath(project.id), language);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['en', 'resolved', 'Jonas Falk can use it'],
  ['de', 'resolved', 'Jonas Falk kann darüber verfügen'],
  ['en', 'cleared', 'Jonas Falk can use it'],
] as const)(
  'what can be used already is shown as done, without a time to wait (%s, %s)',
  async (language, what, text) => {
    const money = { ...heldMoney(), held: 0, released: 9894, clears_at: null };
    const project = aProject({ status: 'completed', freelancer: FREELANCER, money });
    server.answers('GET /api/projects/project', { project });
    server.answers('GET /api/projects/project_card/activity', {
      activity: [{ id: 'a2', what, actor: null, at: '2026-02-21T09:00:00Z' }],
      page: 1,
      pages: 1,
      total: 1,
    });
    await show(completePath(project.id), language);
    const step = (await screen.findAllByRole('listitem'))[2];
    expect(step).toHaveTextContent(new RegExp(`^${text}21.*2026`));
  },
);

test.each([
  ['that runs', aProject({ status: 'progress', money: heldMoney() })],
  [
    'whose price was divided',
    aProject({ status: 'completed', money: { ...heldMoney(), held: 0, released: 1, refunded: 9893 } }),
  ],
])('a project %s gets no thank-you page', async (_, project) => {
  server.answers('GET /api/projects/project', { project });
  const { currentUrl } = await show(completePath(project.id));
  await waitFor(() => expect(currentUrl()).toBe(projectPath(project.id)));
});

/** The project's page, on which the work is accepted. */
function Before({ id }: { id: string }) {
  const { data } = useApiRead(projectRead(id));
  return data && <Link to={completePath(id)}>Accepted</Link>;
}

test('right after acceptance the project is refetched', async () => {
  const money = { ...heldMoney(), held: 0, released: 9894 };
  const project = aProject({ status: 'checking', freelancer: FREELANCER, money });
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/activity', { activity: [], page: 1, pages: 1, total: 0 });
  const pages = (
    <Routes>
      <Route path={PATHS.complete} element={<Page />} />
      <Route path="*" element={<Before id={project.id} />} />
    </Routes>
  );
  const { person } = await renderPage(pages, {
    path: projectPath(project.id),
    as: 'customer',
    texts: { customer: { en, de } },
  });
  const link = await screen.findByRole('link', { name: 'Accepted' });
  server.answers('GET /api/projects/project', { project: { ...project, status: 'completed' } });
  await person.click(link);
  expect(await screen.findByRole('heading', { name: 'Thank you, the work is accepted' })).toBeVisible();
});

test('without a project there is no thank-you page', async () => {
  const { currentUrl } = await show(PATHS.complete);
  await waitFor(() => expect(currentUrl()).toBe(PATHS.myProjects));
});
