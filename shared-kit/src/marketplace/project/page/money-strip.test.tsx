import { expect, test } from '@jest/globals';
import { projectPath, type Role } from '@metier/contract';
import { useState } from 'react';
import { fakeServer, renderPage, screen, within } from '../../../testing/index.ts';
import { aProject, heldMoney } from '../../testing/index.ts';
import { MoneyStrip } from './money-strip.tsx';

const CALL = 'GET /api/projects/project_card/money';
const server = fakeServer();
const project = aProject({ money: heldMoney() });

const held = {
  rows: [{ id: project.id, event: 'captured', amount: 9_894, at: project.created_at }],
} as const;

/** The project as its page gets it, before and after the work is accepted. */
function Page() {
  const [money, change] = useState(project.money);
  const accepted = { ...money, held: 0, released: money.held, pending: money.held };
  return (
    <>
      <MoneyStrip project={{ ...project, money }} />
      <button onClick={() => change(accepted)}>accept</button>
    </>
  );
}

async function strip(as: Role) {
  const { person } = await renderPage(<Page />, { path: projectPath(project.id), as, texts: {} });
  return { press: (name: string) => person.click(screen.getByRole('button', { name })) };
}

test('a figure opens the rows that add up to it, and closes them', async () => {
  const sent = server.answers(CALL, { rows: [...held.rows] });
  const { press } = await strip('customer');
  await press('Held by Metier €98.94');
  const rows = within(await screen.findByRole('region', { name: 'Entries: Held by Metier' }));
  expect(await rows.findByRole('listitem')).toHaveTextContent(/Payment received.*€98\.94/);
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({ project_id: project.id, figure: 'held' });
  await press('Held by Metier €98.94');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('the rows of a figure that is no longer shown are closed', async () => {
  server.answers(CALL, { rows: [...held.rows] });
  const { press } = await strip('customer');
  await press('Held by Metier €98.94');
  expect(await screen.findByRole('listitem')).toBeVisible();
  await press('accept');
  expect(screen.getByRole('button', { name: 'On its way to the freelancer €98.94' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Entries/ })).toBeNull();
});

test('a freelancer reads points', async () => {
  server.answers(CALL, { rows: [...held.rows] });
  const { press } = await strip('freelancer');
  await press('Held 9,894 points');
  expect(await screen.findByRole('listitem')).toHaveTextContent(/Payment received.*9,894 points/);
});

test('a figure without rows says so', async () => {
  server.answers(CALL, { rows: [] });
  const { press } = await strip('freelancer');
  await press('Pending 0 points');
  expect(await screen.findByText('No entries yet.')).toBeVisible();
});
