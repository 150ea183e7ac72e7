import { expect, test } from '@jest/globals';
import { ApiError, NetworkError } from '../../http/index.ts';
import { renderPage, screen, within } from '../../testing/index.ts';
import { ErrorState } from './error-state.tsx';
import { PageError } from './page-error.tsx';

const REFERENCE = '0c9f3f5e-6a0e-4c5b-9d5e-2f6b5d0a7c11';
const error = new ApiError({
  name: 'serverError',
  code: 1099,
  description: '',
  details: { request_id: REFERENCE },
});
const retry = () => {};

test("a failed page has a frame, the page's title and a retry", async () => {
  await renderPage(<PageError error={error} onRetry={retry} />, { path: '/', as: 'customer', texts: {} });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(alert).toHaveTextContent(`give support this reference: ${REFERENCE}`);
  expect(alert.closest('.MuiPaper-outlined')).not.toBeNull();
});

test('the reference breaks between its parts only', async () => {
  await renderPage(<ErrorState error={error} onRetry={retry} />, { path: '/', as: 'customer', texts: {} });
  const parts = screen.getByText(REFERENCE).innerHTML.replaceAll('<wbr>', '|');
  expect(parts).toBe('0c9f3f5e-|6a0e-|4c5b-|9d5e-|2f6b5d0a7c11');
});

test('without an answer the connection is to be checked, and there is no reference', async () => {
  const unreachable = <ErrorState error={new NetworkError('gone')} onRetry={retry} />;
  await renderPage(unreachable, { path: '/', as: 'customer', texts: {} });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Check your internet connection and try again.Try again',
  );
});

test('a failed part has a frame only if no panel surrounds it', async () => {
  const parts = (
    <>
      <ErrorState error={error} onRetry={retry} />
      <ErrorState framed error={error} onRetry={retry} />
    </>
  );
  await renderPage(parts, { path: '/', as: 'customer', texts: {} });
  const framed = screen.getAllByRole('alert').map((alert) => alert.closest('.MuiPaper-outlined') !== null);
  expect(framed).toEqual([false, true]);
});
