import { expect, jest, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { usePageCommands } from '../../../state/index.ts';
import { renderPage, screen, waitFor } from '../../../testing/index.ts';
import { PageGone } from '../../../ui/index.ts';
import { StepButtons } from './step-buttons.tsx';

/** What the command palette gets. */
const Palette = () => (
  <ul aria-label="palette">
    {usePageCommands().map(({ label, run }) => (
      <li key={label}>
        <button onClick={run}>palette: {label}</button>
      </li>
    ))}
  </ul>
);

test('the command palette gets all steps that can be taken, also those of the menu', async () => {
  const accept = jest.fn();
  const busy = { label: 'Ask for changes', onPress: jest.fn(), isBusy: true };
  const done = { label: 'Saved', onPress: jest.fn(), isBusy: false, isDone: true };
  const { person, currentUrl } = await renderPage(
    <>
      <StepButtons
        arranged={{
          primary: 'accept_result',
          secondary: 'request_changes',
          menu: ['choose_executor', 'save_template'],
        }}
        steps={{
          accept_result: { label: 'Accept the work', onPress: accept },
          request_changes: busy,
          choose_executor: { label: 'Choose', to: PATHS.help },
          save_template: done,
        }}
      />
      <Palette />
    </>,
    { path: '/', as: 'customer', texts: {} },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'palette: Accept the work',
    'palette: Choose',
  ]);
  await person.click(screen.getByRole('button', { name: 'palette: Accept the work' }));
  expect(accept).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: 'palette: Choose' }));
  await waitFor(() => expect(currentUrl()).toBe(PATHS.help));
});

test('the command palette gets no steps of a project that is gone', async () => {
  const accept = { label: 'Accept the work', onPress: jest.fn() };
  await renderPage(
    <>
      <PageGone value>
        <StepButtons arranged={{ primary: 'accept_result', menu: [] }} steps={{ accept_result: accept }} />
      </PageGone>
      <Palette />
    </>,
    { path: '/', as: 'customer', texts: {} },
  );
  expect(screen.getByRole('button', { name: 'Accept the work' })).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});
