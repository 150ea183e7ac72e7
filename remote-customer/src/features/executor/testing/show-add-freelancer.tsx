import { addFreelancerPath, type Language } from '@metier/contract';
import { aProject, FREELANCER, offering } from '@metier/shared-kit/marketplace/testing';
import { renderPage } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Freelancer } from '../../../shared/freelancers/freelancers.api.ts';
import { Page } from '../pages/add-freelancer-page.tsx';

export const ONE_PAGE = { page: 1, pages: 1, total: 1 };
/** A project for which a freelancer can be chosen. */
export const project = aProject({ status: 'paid', available_actions: offering('choose_executor') });
/** A matching freelancer. */
export const jonas: Freelancer = {
  ...FREELANCER,
  about_me: 'I draw logos.',
  links: [],
  contacts: 'jonas@example.com',
  category_ids: [2],
  free: true,
  verified: false,
  finished_projects: 3,
  languages: [],
  response_hours: null,
  on_time_percent: null,
  rating: null,
  favorite: false,
  own_team: false,
  covers: [],
  responded: false,
  invitation: 'none',
};
/** Renders the page to choose a freelancer. */
export const show = (path: string = addFreelancerPath(project.id), language: Language = 'en') =>
  renderPage(<Page />, {
    path,
    route: addFreelancerPath(':id?'),
    as: 'customer',
    texts: { customer: { en, de } },
    language,
  });
