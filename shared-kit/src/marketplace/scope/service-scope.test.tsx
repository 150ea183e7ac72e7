import { expect, jest, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '../../testing/index.ts';
import { scopeOf } from './scope.ts';
import { ServiceScope } from './service-scope.tsx';
import type { LoadScope } from './use-scope.ts';

test.each([
  ['en', 'Included', 'Three drafts, one of them worked out', 'Not included', 'Needed from the customer'],
  [
    'de',
    'Enthalten',
    'Drei Entwürfe, einer davon ausgearbeitet',
    'Nicht enthalten',
    'Wird vom Auftraggeber gebraucht',
  ],
] as const)(
  'the scope of a service is shown in three lists (%s)',
  async (language, included, point, ...others) => {
    await renderPage(<ServiceScope categoryId={20101} />, { path: '/', texts: {}, language });
    expect(await screen.findByRole('heading', { name: included })).toBeVisible();
    expect(screen.getByText(point)).toBeVisible();
    for (const name of others) expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getAllByRole('list')).toHaveLength(3);
  },
);

test('a customer reads what is needed from them', async () => {
  await renderPage(<ServiceScope categoryId={20101} />, { path: '/', as: 'customer', texts: {} });
  expect(await screen.findByRole('heading', { name: 'Needed from you' })).toBeVisible();
});

test('texts that failed to load can be loaded again', async () => {
  const load = jest.fn<LoadScope>().mockRejectedValueOnce(new Error('offline')).mockImplementation(scopeOf);
  const { person } = await renderPage(<ServiceScope categoryId={20101} load={load} />, {
    path: '/',
    texts: {},
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The scope could not be loaded.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Three drafts, one of them worked out')).toBeVisible();
});

test('a service that is no longer in the catalogue has no lists', async () => {
  await renderPage(<ServiceScope categoryId={99} />, { path: '/', texts: {} });
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
