import { expect, test } from '@jest/globals';
import { refuse, savedFiles, screen, waitFor, within } from '@metier/shared-kit/testing';
import { financesServer, showFinances } from '../testing/show-finances.tsx';

const { server } = financesServer();
const saved = savedFiles();

test('the statement of a month or of other days is saved as PDF or CSV', async () => {
  const asked = server.answers('GET /api/account/statement', new Uint8Array([37]));
  const { person } = await showFinances();
  const panel = within(await screen.findByRole('region', { name: 'Statement' }));
  const choose = (option: string) => person.selectOptions(panel.getByLabelText('Period'), option);
  const [latest, before] = panel.getAllByRole<HTMLOptionElement>('option');
  expect(panel.getByLabelText('Period')).toHaveValue(latest?.value);
  await choose(before?.value ?? '');
  await person.click(panel.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await choose('Other days');
  const type = async (label: string, day: string) => {
    await person.clear(panel.getByLabelText(label));
    await person.type(panel.getByLabelText(label), day);
  };
  await type('First day', '2026-01-10');
  await type('Last day', '2026-01-09');
  expect(panel.getByText('Choose a last day that is not before the first one')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
  await type('Last day', '2026-01-20');
  await person.click(panel.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const [month, days] = asked.map(({ query }) => Object.fromEntries(query));
  expect(month).toMatchObject({ from: expect.stringMatching(/-01$/), format: 'pdf' });
  expect(days).toEqual({ from: '2026-01-10', to: '2026-01-20', format: 'csv' });
});

test('days with too many entries ask for fewer', async () => {
  server.answers('GET /api/account/statement', refuse('invalidInput', { to: 'tooLarge' }));
  const { person } = await showFinances();
  await person.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  expect(await screen.findByText(/too many entries for one statement/)).toBeVisible();
});
