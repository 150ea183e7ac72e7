import { beforeEach, expect, test } from '@jest/globals';
import { orderServicePath, PATHS, servicePath, SERVICES, type Language, type Role } from '@metier/contract';
import { fakeServer, refuse, renderPage, screen, within } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page as ServicePage } from './service-page.tsx';
import { Page as ServicesPage } from './services-page.tsx';

const server = fakeServer();
const LOGO = 20101;
const services = SERVICES.map(({ id, type, minimumPrice }) => ({
  id,
  type,
  name: String(id),
  minimum_price: minimumPrice,
}));

beforeEach(() => void server.answers('GET /api/catalogue', { services, categories: [] }));

const texts = { customer: { en, de } };
const showAll = () => renderPage(<ServicesPage />, { path: PATHS.services, texts });
const showOne = (id: number | string, as?: Role, language: Language = 'en') =>
  renderPage(<ServicePage />, {
    path: servicePath(id),
    route: servicePath(':id'),
    ...(as && { as }),
    language,
    texts,
  });

test('all services are listed by type, each with its lowest price and a link to its page', async () => {
  await showAll();
  const design = within(await screen.findByRole('region', { name: 'Design' }));
  expect(await design.findByRole('link', { name: 'Logo' })).toHaveAttribute('href', servicePath(LOGO));
  expect(design.getAllByRole('listitem')[0]).toHaveTextContent('Logofrom €50.18');
  expect(screen.getAllByRole('link')).toHaveLength(SERVICES.length);
  expect(screen.getAllByRole('region')).toHaveLength(5);
});

test('the list can be loaded again', async () => {
  server.answers('GET /api/catalogue', refuse('serverError'));
  const { person } = await showAll();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers('GET /api/catalogue', { services, categories: [] });
  await person.click(retry);
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeVisible();
});

test('a service shows its category, its scope, and how each choice changes its price', async () => {
  await showOne(LOGO);
  expect(await screen.findByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  expect(screen.getByText(/^Design/)).toHaveTextContent(/^Design\s· from €50.18$/);
  const price = screen.getByRole('region', { name: 'Price' });
  expect(price).toHaveTextContent('Price for 14 days€70.00');
  expect(price).toHaveTextContent('Without revisions and without a guarantee');
  for (const line of [
    /Deadline: 1 day\+30\.29%\s· €91\.20/,
    /Deadline: 7 days\+16\.31%\s· €81\.42/,
    /Deadline: 30 days-28\.32%\s· €50\.18/,
    /1 revision\+7\.49%\s· €75\.24/,
    /2 revisions\+14\.98%\s· €80\.49/,
    /Guarantee\+5\.69%\s· €73\.98/,
  ])
    expect(price).toHaveTextContent(line);
  const scope = within(screen.getByRole('region', { name: 'Scope' }));
  expect(await scope.findByText('Three drafts, one of them worked out')).toBeVisible();
  for (const name of ['Included', 'Not included', 'Needed from the customer'])
    expect(scope.getByRole('heading', { name })).toBeVisible();
});

test('a service is available in German', async () => {
  await showOne(20102, undefined, 'de');
  expect(await screen.findByRole('heading', { level: 1, name: 'Visitenkarte' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Diese Leistung bestellen' })).toBeVisible();
});

test.each([
  ['a visitor', undefined],
  ['a customer', 'customer'],
] as const)('%s can order it', async (_who, role) => {
  await showOne(LOGO, role);
  expect(await screen.findByRole('link', { name: 'Order this service' })).toHaveAttribute(
    'href',
    orderServicePath(LOGO),
  );
});

test.each(['freelancer', 'manager'] as const)('a %s cannot order it', async (role) => {
  await showOne(LOGO, role);
  expect(await screen.findByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Order this service' })).not.toBeInTheDocument();
});

test.each(['99999', '020101', 'logo'])('a service %s is not found', async (id) => {
  await showOne(id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a service can be loaded again', async () => {
  server.answers('GET /api/catalogue', refuse('serverError'));
  const { person } = await showOne(LOGO);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers('GET /api/catalogue', { services, categories: [] });
  await person.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
});
