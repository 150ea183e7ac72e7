const digitsOf = (typed: string, max: number) => typed.replaceAll(/\D/g, '').slice(0, max);

/** Formats a card number in groups of four while typing. Example: `formatCardNumber('42424') // '4242 4'`. */
export const formatCardNumber = (typed: string): string =>
  digitsOf(typed, 16).replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** One digit is a complete month before a separator, or if no two-digit month starts with it. */
const LONE_MONTH = /^\D*([1-9])(?=\D)|^([2-9])$/;
/** The autofill format of an `<input type="month">`. */
const FILLED_IN = /^(\d{4})-(\d{2})$/;

/** The last two digits of a year; a four-digit year is kept until complete. */
const formatYear = (digits: string) =>
  /^20\d{2}/.test(digits) ? digits.slice(2, 4) : digits.slice(0, digits.startsWith('20') ? 3 : 2);

/** Formats an expiry as MM/YY while typing or when pasted. Example: `formatCardExpiry('1/2030') // '01/30'`. */
export function formatCardExpiry(typed: string): string {
  const text = typed.replace(FILLED_IN, '$2/$1').replace(LONE_MONTH, '0$1$2');
  const digits = digitsOf(text, 6);
  const month = digits.slice(0, 2);
  const year = formatYear(digits.slice(2));
  return year || /^\D*\d{2}\D/.test(text) ? `${month}/${year}` : month;
}

/** At most three digits. */
export const formatCardCvv = (typed: string): string => digitsOf(typed, 3);
