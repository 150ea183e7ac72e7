import { read } from '@metier/contract';
import { expect, test } from '@jest/globals';
import { LANGUAGES, PROJECT_STATUSES, type Role, ROLES } from '@metier/contract';
import { fakeServer, renderPage, screen } from '../../../testing/index.ts';
import { aProjectRow, FREELANCER } from '../../testing/index.ts';
import { ProjectMarks } from '../project-marks.tsx';
import { StatusChip } from '../status-chip.tsx';
import { ProjectList } from './project-list.tsx';
import { StatusTabs } from './status-tabs.tsx';

const server = fakeServer();

const tabs = (
  <StatusTabs status={undefined} onChange={() => {}} counts={undefined}>
    rows
  </StatusTabs>
);
const tabWords = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test.each<[Role, number]>([
  ['customer', 0],
  ['freelancer', 1],
  ['manager', 0],
])('tabs of a %s: those of the specification without the first %i', async (as, without) => {
  await renderPage(tabs, { path: '/', as, texts: {} });
  const all = ['Created', 'Paid', 'Started', 'Reviewed', 'Revised', 'Completed', 'Refunded'];
  expect(tabWords()).toEqual(['All', ...all.slice(without)]);
});

test.each(LANGUAGES.flatMap((language) => ROLES.map((role) => [language, role] as const)))(
  'in %s every chip for a %s starts with the label of its tab',
  async (language, role) => {
    const chips = PROJECT_STATUSES.flatMap((status) =>
      [false, true].map((assigned) => (
        <p key={`${status} ${assigned}`}>
          <StatusChip status={status} viewer={role} assigned={assigned} />
        </p>
      )),
    );
    // All seven tabs are those of a customer.
    await renderPage([tabs, ...chips], { path: '/', as: 'customer', texts: {}, language });
    const shown = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    const words = tabWords()
      .slice(1)
      .flatMap((word) => [word, word]);
    expect(shown.map((text, at) => text.slice(0, words[at]?.length))).toEqual(words);
  },
);

test('a freelancer who opens the URL of a tab that they do not have sees all', async () => {
  const list = { projects: [aProjectRow({ status: 'paid' })], page: 1, pages: 1, total: 1 };
  const asked = server.answers('GET /api/freelancer/my_projects', list);
  await renderPage(
    <ProjectList read={(query) => read('GET /api/freelancer/my_projects', { query })} empty="None" />,
    {
      path: '/?status=created',
      as: 'freelancer',
      texts: {},
    },
  );
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All');
  expect(asked.map(({ query }) => query.toString())).toEqual(['page=1']);
});

test.each([
  ['disputed', 'In disputeReviewed'],
  ['refund_requested', 'Refund requestedReviewed'],
  ['none', 'Reviewed: your decision'],
] as const)('an open case comes first, and leaves the status its word alone: %s', async (theCase, told) => {
  const row = aProjectRow({ status: 'checking', case: theCase, freelancer: FREELANCER });
  await renderPage(
    <p>
      <ProjectMarks project={row} />
    </p>,
    { path: '/', as: 'customer', texts: {} },
  );
  expect(screen.getByRole('paragraph').textContent).toBe(told);
});
