import { expect, test } from '@jest/globals';
import { addFreelancerPath, PATHS } from '@metier/contract';
import { renderPage, screen } from '@metier/shared-kit/testing';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { shellServer } from '../../testing/shell-server.ts';
import { TopBar } from './top-bar.tsx';

shellServer();

test.each([
  [PATHS.help, 1],
  [PATHS.myProjects, 0],
  [PATHS.create, 0],
  [addFreelancerPath('any'), 1],
])('on %s a customer has %i create button in the top bar', async (path, count) => {
  await renderPage(<TopBar />, { path, as: 'customer', texts: { kit: { en, de } } });
  expect(screen.queryAllByRole('link', { name: 'Create project' })).toHaveLength(count);
});
