import { LIMITS, PATTERNS, type Requisite } from '@metier/shared-kit/contract';
import { message, object, requiredText } from '@metier/shared-kit/forms';
import type { KitKey } from '@metier/shared-kit/i18n';

const LONGEST_CODE = 34;
const line = (max: number) => requiredText(max).matches(PATTERNS.line, message('validation.line'));
const code = (pattern: RegExp, told: KitKey) => requiredText(LONGEST_CODE).matches(pattern, message(told));

/** All seven requisites, in the shapes that Russia and the European Union write them in. */
export const requisitesSchema = object({
  companyName: line(LIMITS.companyNameLength),
  legalAddress: line(LIMITS.addressLength),
  inn: code(PATTERNS.taxNumber, 'validation.taxNumber'),
  bankName: line(LIMITS.companyNameLength),
  bik: code(PATTERNS.bankCode, 'validation.bankCode'),
  paymentAccount: code(PATTERNS.bankAccount, 'validation.bankAccount'),
  correspondentAccount: code(PATTERNS.bankAccount, 'validation.bankAccount'),
} satisfies Record<Requisite, unknown>);
