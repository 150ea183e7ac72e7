import { expect, test } from '@jest/globals';
import { PATHS, read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { fakeServer, refuse, renderPage, screen, waitFor } from '@metier/shared-kit/testing';
import { StaleReadsNotice } from './stale-reads-notice.tsx';

const server = fakeServer();
const FUNDS = { funds: 6000, pending: 0, held: 0, in_payout: 0, next_clearing: null };

/** A page with a read and a form, under the frame's notice. */
function Page() {
  const funds = useApiRead(read('GET /api/account/funds', {}));
  return (
    <>
      <StaleReadsNotice under={64} />
      <button onClick={() => void funds.refetch()}>Refetch</button>
      <p>{funds.data?.funds}</p>
      <input aria-label="Comment" />
    </>
  );
}

test.each([
  ['en', /^Not refreshed since \d\d:\d\d\. What you see may be out of date\./, 'Try again'],
  ['de', /^Nicht aktualisiert seit \d\d:\d\d\. Was du siehst, kann veraltet sein\./, 'Erneut versuchen'],
] as const)('a failed refresh shows its time and a retry (%s)', async (language, message, retry) => {
  server.answers('GET /api/account/funds', FUNDS);
  const { person } = await renderPage(<Page />, {
    path: PATHS.finances,
    as: 'freelancer',
    texts: {},
    language,
  });
  await screen.findByText('6000');
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await person.type(screen.getByLabelText('Comment'), 'Half a text');
  server.answers('GET /api/account/funds', refuse('serverError'));
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(region).toContainElement(screen.getByText(message));
  expect(screen.getByText('6000')).toBeVisible();
  server.answers('GET /api/account/funds', { ...FUNDS, funds: 7000 });
  await person.click(screen.getByRole('button', { name: retry }));
  expect(await screen.findByText('7000')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Comment')).toHaveValue('Half a text');
});
