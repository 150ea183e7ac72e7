import { expect, test } from '@jest/globals';
import { projectPath, type Role } from '@metier/contract';
import { fakeServer, renderPage, screen, within } from '../../../testing/index.ts';
import { aProject, heldMoney } from '../../testing/index.ts';
import { MoneyStrip } from './money-strip.tsx';

const CALL = 'GET /api/projects/project_card/money';
const server = fakeServer();
const project = aProject({ money: heldMoney() });

async function strip(as: Role) {
  const { person } = await renderPage(<MoneyStrip project={project} />, {
    path: projectPath(project.id),
    as,
    texts: {},
  });
  return { press: (name: string) => person.click(screen.getByRole('button', { name })) };
}

test('a figure opens the rows that add up to it, and closes them', async () => {
  const sent = server.answers(CALL, {
    rows: [{ id: project.id, event: 'captured', amount: 9_894, at: project.created_at }],
  });
  const { press } = await strip('customer');
  await press('Held by Metier €98.94');
  const rows = within(await screen.findByRole('region', { name: 'Entries: Held by Metier' }));
  expect(await rows.findByRole('listitem')).toHaveTextContent(/Payment received.*€98\.94/);
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({ project_id: project.id, figure: 'held' });
  await press('Held by Metier €98.94');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a freelancer reads points, and a figure without rows says so', async () => {
  server.answers(CALL, { rows: [] });
  const { press } = await strip('freelancer');
  await press('Pending 0 points');
  expect(await screen.findByText('No entries yet.')).toBeVisible();
});
