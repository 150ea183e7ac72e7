import { beforeEach, expect, test } from '@jest/globals';
import { freelancerPath, publicPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { fakeServer, refuse, renderPage, screen, within } from '@metier/shared-kit/testing';
import type { Role } from '@metier/contract';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './public-page.tsx';

const server = fakeServer();
const { reply } = examples['GET /api/public/freelancer'];
const { id } = reply.freelancer;
const show = (as?: Role) =>
  renderPage(<Page />, {
    path: publicPath(id),
    route: publicPath(':id'),
    ...(as && { as }),
    texts: { freelancer: { en, de } },
  });

beforeEach(() => void server.answers('GET /api/public/freelancer', reply));

test('a visitor sees the freelancer, their record and works, and may sign in to invite them', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Felix Novak' })).toBeVisible();
  expect(screen.getByText(reply.freelancer.about_me)).toBeVisible();
  expect(screen.getByText('4.8 of 5 stars, 9 reviews')).toBeVisible();
  expect(screen.getByText('92%')).toBeVisible();
  const services = within(screen.getByRole('region', { name: 'Completed here' }));
  expect(services.getAllByRole('listitem')).toHaveLength(reply.services.length);
  const [work] = reply.works;
  expect(screen.getByRole('region', { name: work?.title ?? '' })).toBeVisible();
  expect(screen.getByRole('img', { name: work?.images[0]?.alt ?? '' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to invite' })).toHaveAttribute('href', freelancerPath(id));
});

test('who is signed in gets to the profile', async () => {
  await show('customer');
  expect(await screen.findByRole('link', { name: 'Open the profile' })).toHaveAttribute(
    'href',
    freelancerPath(id),
  );
});

test('a page that is not public is not found', async () => {
  server.answers('GET /api/public/freelancer', refuse('notFound'));
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
