import type { Examples } from '../example.ts';
import type { profileOperations } from '../operations/profiles.ts';
import { CLARA, CONTACTS, FELIX, LINKS, onePage, PHOTO, SMALL_IMAGE } from './samples.ts';

const ABOUT_ME = 'Type and logos for small shops, since 2014.';
const FELIX_CONTACTS = 'felix@studio.example';
const IS_FREE = { reply: { freelancer_status: { free: true } } };

/** Felix in a customer's list of freelancers. */
export const FELIX_CARD = {
  ...FELIX,
  photo: PHOTO,
  about_me: ABOUT_ME,
  links: LINKS,
  contacts: FELIX_CONTACTS,
  category_ids: [2],
  languages: ['de', 'en'],
  free: true,
  verified: true,
  finished_projects: 12,
  response_hours: 3.5,
  on_time_percent: 92,
  rating: { average: 4.8, count: 9 },
  favorite: true,
  own_team: true,
  covers: [SMALL_IMAGE],
  responded: true,
  invitation: 'none' as const,
};

export const FELIX_SERVICES = [
  { service: 20101, projects: 9 },
  { service: 20103, projects: 3 },
];

const FELIX_PROFILE = {
  profile: {
    ...FELIX,
    photo: PHOTO,
    about_me: ABOUT_ME,
    links: LINKS,
    contacts: FELIX_CONTACTS,
    languages: ['de', 'en'],
    free: true,
    verified: true,
    finished_projects: 12,
    response_hours: 3.5,
    on_time_percent: 92,
    rating: { average: 4.8, count: 9 },
    favorite: true,
    own_team: true,
  },
  category_ids: [2],
  services: FELIX_SERVICES,
};

export const profileExamples: Examples<typeof profileOperations> = {
  'GET /api/freelancers/free': IS_FREE,
  'POST /api/freelancers/free': { query: { status_free: 1 }, ...IS_FREE },
  'GET /api/customer/profile': {
    query: { user_id: CLARA.id },
    reply: {
      profile: { ...CLARA, about_company: 'A bakery in its third year.', links: LINKS, contacts: CONTACTS },
    },
  },
  'POST /api/customer/profile': {
    body: { about_company: 'A bakery in its third year.', links: LINKS, contacts: CONTACTS },
    reply: {},
  },
  'GET /api/freelancer/profile': { query: { user_id: FELIX.id }, reply: FELIX_PROFILE },
  'GET /api/freelancers/profile': { query: { id: FELIX.id }, reply: FELIX_PROFILE },
  'POST /api/freelancer/profile': {
    body: {
      about_me: ABOUT_ME,
      links: LINKS,
      contacts: FELIX_CONTACTS,
      category_ids: [2],
      languages: ['de', 'en'],
    },
    reply: {},
  },
  'GET /api/freelancers': {
    query: { project_types: ['design'], search: 'logo', language: 'de', free: 1, page: 1 },
    reply: { freelancers: [FELIX_CARD], ...onePage(1) },
  },
  'GET /api/my_freelancers': {
    query: { id: CLARA.id, page: 1 },
    reply: { freelancers: [{ ...FELIX_CARD, responded: false }], ...onePage(1) },
  },
  'PUT /api/my_freelancers/favorite': {
    query: { freelancer_id: FELIX.id, favorite: 1 },
    reply: { favorite: true },
  },
};
