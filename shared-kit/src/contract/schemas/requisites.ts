import Type, { type Static, type TString } from 'typebox';
import type { Requisite } from '../documents.ts';
import { LIMITS } from '../limits.ts';
import { PATTERNS } from '../patterns.ts';
import { Closed } from './shared.ts';

/** Text of one line: not blank, and nothing in it that cannot be printed. */
const Line = (maxLength: number) =>
  Type.Unsafe<string>({
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: PATTERNS.notBlank.source,
    allOf: [{ pattern: PATTERNS.line.source }],
  });
const Digits = (pattern: RegExp) => Type.String({ minLength: 1, pattern: pattern.source });

/** The requisites of an invoice as a customer enters them; all seven are needed. */
export const Requisites = Closed({
  inn: Digits(PATTERNS.taxNumber),
  companyName: Line(LIMITS.companyNameLength),
  legalAddress: Line(LIMITS.addressLength),
  bik: Digits(PATTERNS.bankCode),
  correspondentAccount: Digits(PATTERNS.bankAccount),
  paymentAccount: Digits(PATTERNS.bankAccount),
  bankName: Line(LIMITS.companyNameLength),
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
