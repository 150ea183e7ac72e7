/** Where a freelancer stands with the framework contract: it is offered to everybody and answered by a flag. */
export const CONTRACT_STATUSES = ['offered', 'accepted', 'declined'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/**
 * Where the agreement about one project stands: `pending` until the project has an executor, `active` while they work,
 * `fulfilled` once the work is accepted, `ended` when the money went back.
 */
export const AGREEMENT_STATUSES = ['pending', 'active', 'fulfilled', 'ended'] as const;
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number];

/** Who an invoice is made out to and how they bank, in the seed's order and words. Source: seed.md §3. */
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

/** Not every country's banks have one. */
const OPTIONAL_REQUISITES: readonly Requisite[] = ['correspondentAccount'];

/**
 * The requisites that an invoice still needs.
 *
 * @example missingRequisites({ ...requisites, inn: '' }) // ['inn']
 */
export const missingRequisites = (requisites: Readonly<Record<Requisite, string>>): Requisite[] =>
  REQUISITES.filter((name) => !OPTIONAL_REQUISITES.includes(name) && requisites[name].trim() === '');
