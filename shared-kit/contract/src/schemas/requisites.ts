import Type, { type Static, type TString } from 'typebox';
import type { Requisite } from '../documents.ts';
import { LIMITS } from '../limits.ts';
import { PATTERNS } from '../patterns.ts';
import { Closed, CompanyName, Line } from './shared.ts';

/** Optional single-line text. */
const PerhapsLine = (maxLength: number) => Type.String({ maxLength, pattern: PATTERNS.line.source });

/**
 * The requisites of an invoice as a customer enters them; all seven are named. Tax and bank numbers are taken as their
 * country writes them, and only some countries' banks have a correspondent account.
 */
export const Requisites = Closed({
  inn: Line(LIMITS.requisiteLength),
  companyName: CompanyName,
  legalAddress: Line(LIMITS.addressLength),
  bik: Line(LIMITS.requisiteLength),
  correspondentAccount: PerhapsLine(LIMITS.requisiteLength),
  paymentAccount: Line(LIMITS.requisiteLength),
  bankName: CompanyName,
} satisfies Record<Requisite, unknown>);
export type Requisites = Static<typeof Requisites>;

const Kept: TString = Type.String();

/** The requisites as they are kept; each is empty until the customer has entered them. */
export const KeptRequisites = Closed({
  inn: Kept,
  companyName: Kept,
  legalAddress: Kept,
  bik: Kept,
  correspondentAccount: Kept,
  paymentAccount: Kept,
  bankName: Kept,
} satisfies Record<Requisite, unknown>);
