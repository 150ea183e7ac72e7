import { LIMITS, PATTERNS, type Requisite } from '@metier/contract';
import { message, object, requiredText, rules, string } from '@metier/shared-kit/forms';

const ONE_LINE = message('validation.line');
const line = (max: number) => requiredText(max).matches(PATTERNS.line, ONE_LINE);
const optionalLine = (max: number) =>
  string()
    .trim()
    .default('')
    .max(max, message('validation.tooLong', { max }))
    .matches(PATTERNS.line, ONE_LINE);

/** The seven requisites, in any country's format; not every bank has a correspondent account. */
export const requisitesSchema = object({
  companyName: rules.companyName(),
  legalAddress: line(LIMITS.addressLength),
  inn: line(LIMITS.requisiteLength),
  bankName: rules.companyName(),
  bik: line(LIMITS.requisiteLength),
  paymentAccount: line(LIMITS.requisiteLength),
  correspondentAccount: optionalLine(LIMITS.requisiteLength),
} satisfies Record<Requisite, unknown>);
