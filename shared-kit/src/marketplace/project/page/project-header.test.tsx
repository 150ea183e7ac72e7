import { expect, test } from '@jest/globals';
import { renderPage, screen } from '../../../testing/index.ts';
import { aProject } from '../../testing/index.ts';
import { ProjectHeader } from './project-header.tsx';

test.each([
  ['progress', 'disputed', 1],
  ['improving', 'refund_requested', 1],
  ['progress', 'none', 0],
  ['checking', 'disputed', 0],
  ['completed', 'refund_requested', 0],
] as const)('a case pauses the deadline of work under way only (%s, %s)', async (status, open, paused) => {
  const project = aProject({ status, case: open, due_at: '2026-03-01T10:00:00Z' });
  await renderPage(<ProjectHeader project={project} />, { path: '/', as: 'customer', texts: {} });
  expect(screen.queryAllByText('Deadline paused')).toHaveLength(paused);
});

test.each([
  ['progress', 'none', 1],
  ['checking', 'none', 1],
  ['checking', 'disputed', 0],
  ['completed', 'none', 0],
  ['refunded', 'none', 0],
] as const)('the deadline is shown while it matters (%s, %s)', async (status, open, shown) => {
  const project = aProject({ status, case: open, due_at: '2026-03-01T10:00:00Z' });
  await renderPage(<ProjectHeader project={project} />, { path: '/', as: 'customer', texts: {} });
  expect(screen.queryAllByText('1 Mar 2026', { exact: false })).toHaveLength(shown);
});

test.each([
  [[], 'Next: Accept the work or send it back'],
  [
    [{ action: 'request_changes', enabled: false, reason: 'no_edits_left' }],
    'Next: Accept the work or complain',
  ],
] as const)('a result that cannot be sent back any more is not said to be', async (actions, next) => {
  const project = aProject({
    status: 'checking',
    your_move: 'accept_result',
    available_actions: [...actions],
  });
  await renderPage(<ProjectHeader project={project} />, { path: '/', as: 'customer', texts: {} });
  expect(screen.getByText('Accept', { exact: false }).parentElement).toHaveTextContent(next);
});
