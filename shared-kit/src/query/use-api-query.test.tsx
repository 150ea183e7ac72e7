import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { aProject, fakeServer, refuse, renderPage, screen } from '../testing/index.ts';
import { useApiQuery } from './index.ts';

const server = fakeServer();

/** A page with a form that stands on an answer. */
function Page() {
  const { isPending, error, data, refetch } = useApiQuery('GET /api/projects/project', {
    query: { project_id: 'one' },
  });
  const [reads, setReads] = useState(0);
  const readAnew = () => void refetch().then(() => setReads(reads + 1));
  return (
    <>
      <button onClick={readAnew}>Read anew</button>
      <output>{`${reads} times`}</output>
      {error && <p role="alert">{error.name}</p>}
      {isPending && <p>Waiting</p>}
      {!error && data && <input aria-label={data.project.status} />}
    </>
  );
}
const show = () => renderPage(<Page />, { path: '/', as: 'customer', texts: {} });

test('what was typed stays when the answer beneath it cannot be read anew', async () => {
  server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
  const { person } = await show();
  await person.type(await screen.findByLabelText('paid'), 'Half a text');
  server.answers('GET /api/projects/project', refuse('serverError'));
  await person.click(screen.getByRole('button', { name: 'Read anew' }));
  await screen.findByText('1 times');
  expect(screen.getByLabelText('paid')).toHaveValue('Half a text');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.answers('GET /api/projects/project', { project: aProject({ status: 'progress' }) });
  await person.click(screen.getByRole('button', { name: 'Read anew' }));
  expect(await screen.findByLabelText('progress')).toHaveValue('Half a text');
});

test('an answer that could not be had at all is told until it comes', async () => {
  server.answers('GET /api/projects/project', refuse('serverError'));
  const { person } = await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('serverError');
  server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
  await person.click(screen.getByRole('button', { name: 'Read anew' }));
  expect(await screen.findByLabelText('paid')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
