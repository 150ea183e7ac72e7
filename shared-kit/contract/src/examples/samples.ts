import { ORDER_DEFAULTS } from '../schemas/order.ts';
import { only } from '../schemas/only.ts';
import { type Project, ProjectRow } from '../schemas/project.ts';

/** The people and the project used by all examples. */
export const CLARA = {
  id: '6a2e7c1c-52fd-4b3c-9d35-0c0a3e8d4f01',
  first_name: 'Clara',
  last_name: 'Berger',
} as const;
export const FELIX = {
  id: 'b17d3a54-8f0e-4d0f-8a86-5f5f0f2c9e02',
  first_name: 'Felix',
  last_name: 'Novak',
} as const;
export const MONA = {
  id: '9c4f0b6d-27a1-4e5e-8d1b-2f6a7c3e5d04',
  first_name: 'Mona',
  last_name: 'Keller',
} as const;
/** Felix's photo. */
export const PHOTO = {
  small: '/api/users/photo_image?id=3d6c1b7a-90e2-4f7b-a1c4-000000000054&size=small',
  large: '/api/users/photo_image?id=3d6c1b7a-90e2-4f7b-a1c4-000000000054&size=large',
} as const;
/** The cover of a work of Felix's, on cards. */
export const SMALL_IMAGE =
  '/api/freelancers/portfolio_image?size=small&id=3d6c1b7a-90e2-4f7b-a1c4-000000000052';
export const PROJECT_ID = '0f8b6d0e-3f52-4c8e-b0a7-7d0c5b1a9e03';
export const NAME = 'Logo for a bakery';
export const DESCRIPTION = 'A logo that works on a shop sign and on a paper bag.';
export const LINKS = ['https://bakery.example/brief'];
export const CONTACTS = 'clara@bakery.example';
export const BUDGET = 7524;
export const CREATED_AT = '2026-03-02T09:00:00.000Z';
export const STARTED_AT = '2026-03-03T10:30:00.000Z';
export const DELIVERED_AT = '2026-03-10T16:45:00.000Z';
export const REVIEW_UNTIL = '2026-03-17T16:45:00.000Z';
/** Requisites of an invoice. */
export const REQUISITES = {
  inn: 'DE811907980',
  companyName: 'Bäckerei Berger GmbH',
  legalAddress: 'Lindenstraße 4, 10969 Berlin, Germany',
  bik: 'COBADEFFXXX',
  correspondentAccount: 'DE02120300000000202051',
  paymentAccount: 'DE89370400440532013000',
  bankName: 'Beispielbank',
};

/** The first bytes of a PDF. */
export const PDF = Uint8Array.from('%PDF-1.7', (letter) => letter.charCodeAt(0));
/** The first bytes of a ZIP. */
export const ZIP = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
/** Paging of a list that fits on one page. */
export const onePage = (total: number) => ({ page: 1, pages: 1, total });
/** A distinct id by its last digits. */
export const sampleId = (number: number): string =>
  `3d6c1b7a-90e2-4f7b-a1c4-${String(number).padStart(12, '0')}`;

/** The project while Clara reviews its first version. */
export const PROJECT: Project = {
  ...ORDER_DEFAULTS,
  id: PROJECT_ID,
  version: 6,
  brief_version: 1,
  type: 'design',
  name: NAME,
  description: DESCRIPTION,
  links: LINKS,
  scope_edition: 1,
  files: [],
  budget: BUDGET,
  deadline: '2026-03-17',
  deadline_days: 14,
  status: 'checking',
  edits: 1,
  edits_left: 1,
  category_id: 20101,
  customer: CLARA,
  freelancer: FELIX,
  case: 'none',
  payment_pending: false,
  payment_declined: false,
  created_at: CREATED_AT,
  due_at: '2026-03-17T10:30:00.000Z',
  review_until: REVIEW_UNTIL,
  next_timer: { what: 'review_over', at: REVIEW_UNTIL },
  state_since: null,
  money: {
    captured: BUDGET,
    held: BUDGET,
    released: 0,
    fee: 0,
    refunded: 0,
    pending: 0,
    clears_at: null,
  },
  your_move: 'accept_result',
  available_actions: [
    { action: 'accept_result', enabled: true, deadline: REVIEW_UNTIL },
    { action: 'request_changes', enabled: true, deadline: REVIEW_UNTIL },
    { action: 'extend_review', enabled: true },
    { action: 'request_refund', enabled: true },
    { action: 'complain', enabled: true },
  ],
};

/** The same project in a list. */
export const PROJECT_ROW = only(ProjectRow, PROJECT);
