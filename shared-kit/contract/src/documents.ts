/** Status of a freelancer's framework contract, which every freelancer is offered. */
export const CONTRACT_STATUSES = ['offered', 'accepted', 'declined'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/**
 * Status of the agreement about a project: `pending` until the project has an executor, `active` during the work,
 * `fulfilled` once the work is accepted, `ended` after a refund.
 */
export const AGREEMENT_STATUSES = ['pending', 'active', 'fulfilled', 'ended'] as const;
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number];

/** The number of a document, such as an invoice, for display. Example: `documentNumber(42) // '000042'`. */
export const documentNumber = (number: number): string => String(number).padStart(6, '0');

/** Bill-to and bank details of an invoice, in the seed's order and naming. Source: seed.md §3. */
export const REQUISITES = [
  'inn',
  'companyName',
  'legalAddress',
  'bik',
  'correspondentAccount',
  'paymentAccount',
  'bankName',
] as const;
export type Requisite = (typeof REQUISITES)[number];

/** Banks of some countries have none. */
const OPTIONAL_REQUISITES: readonly Requisite[] = ['correspondentAccount'];

/**
 * The requisites missing for an invoice.
 *
 * @example missingRequisites({ ...requisites, inn: '' }) // ['inn']
 */
export const missingRequisites = (requisites: Readonly<Record<Requisite, string>>): Requisite[] =>
  REQUISITES.filter((name) => !OPTIONAL_REQUISITES.includes(name) && requisites[name].trim() === '');
