import Type, { type Static, type TString } from 'typebox';
import type { Requisite } from '../documents.ts';
import { LIMITS } from '../limits.ts';
import { PATTERNS } from '../patterns.ts';
import { Closed, CompanyName, Line } from './shared.ts';

/** Optional single-line text. */
const OptionalLine = (maxLength: number) => Type.String({ maxLength, pattern: PATTERNS.line.source });

/**
 * The requisites of an invoice as entered by a customer; all seven are required fields. Tax and bank numbers are
 * free-form, since formats differ by country; not every bank has a correspondent account.
 */
export const Requisites = Closed({
  inn: Line(LIMITS.requisiteLength),
  companyName: CompanyName,
  legalAddress: Line(LIMITS.addressLength),
  bik: Line(LIMITS.requisiteLength),
  correspondentAccount: OptionalLine(LIMITS.requisiteLength),
  paymentAccount: Line(LIMITS.requisiteLength),
  bankName: CompanyName,
} satisfies Record<Requisite, unknown>);
export type Requisites = Static<typeof Requisites>;

const Kept: TString = Type.String();

/** The stored requisites; empty until entered. */
export const StoredRequisites = Closed({
  inn: Kept,
  companyName: Kept,
  legalAddress: Kept,
  bik: Kept,
  correspondentAccount: Kept,
  paymentAccount: Kept,
  bankName: Kept,
} satisfies Record<Requisite, unknown>);
