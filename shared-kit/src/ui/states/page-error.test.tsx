import { expect, test } from '@jest/globals';
import { ApiError } from '../../http/index.ts';
import { renderPage, screen, within } from '../../testing/index.ts';
import { ErrorState } from './error-state.tsx';
import { PageError } from './page-error.tsx';

const error = new ApiError({ name: 'serverError', code: 1099, description: '' });
const retry = () => {};

test("a failed page has a frame, the page's title and a retry", async () => {
  await renderPage(<PageError error={error} onRetry={retry} />, { path: '/', as: 'customer', texts: {} });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent('This could not be loaded');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(alert.closest('.MuiPaper-outlined')).not.toBeNull();
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
