import { beforeEach } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import type { Work } from '@metier/shared-kit/marketplace/profile';
import { aUser, fakeServer, renderPage } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from '../pages/own-works-page.tsx';

export const texts = { freelancer: { en, de } };
/** The id of the sign's image. */
export const IMAGE = '8e2b4a90-17cd-4f36-b5a2-c93d7e610f58';
export const sign: Work = {
  id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91',
  freelancer_id: FREELANCER.id,
  title: 'Signs for a bakery',
  description: 'Painted by hand',
  links: ['https://example.com/signs'],
  images: [
    {
      id: IMAGE,
      path: `/api/freelancers/portfolio_image?id=${IMAGE}`,
      small: `/api/freelancers/portfolio_image?size=small&id=${IMAGE}`,
      width: 800,
      height: 600,
      alt: '',
    },
  ],
  created_at: '2026-02-01T09:00:00Z',
};

/** A fake server, and what makes it answer with some works. */
export function worksServer() {
  const server = fakeServer();
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });
  const answer = (...portfolios: Work[]) =>
    server.answers('GET /api/freelancers/portfolios', {
      portfolios,
      page: 1,
      pages: 1,
      total: portfolios.length,
    });
  return { server, answer };
}

export const showOwn = () =>
  renderPage(<Page />, { path: PATHS.portfolio, as: aUser({ role: 'freelancer' }), texts });
