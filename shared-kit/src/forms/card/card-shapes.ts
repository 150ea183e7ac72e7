const digitsOf = (typed: string, most: number) => typed.replaceAll(/\D/g, '').slice(0, most);

/** Groups of four while a card number is typed. Example: `cardNumberShape('42424') // '4242 4'`. */
export const cardNumberShape = (typed: string): string =>
  digitsOf(typed, 16).replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** MM/YY while an expiry is typed. Example: `cardExpiryShape('123') // '12/3'`. */
export const cardExpiryShape = (typed: string): string => digitsOf(typed, 4).replace(/^(\d{2})(?=\d)/, '$1/');

/** At most three digits. */
export const cardCvvShape = (typed: string): string => digitsOf(typed, 3);
