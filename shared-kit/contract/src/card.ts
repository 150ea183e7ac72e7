/**
 * When a card expires: the end of the month printed on it as MM/YY, in UTC. Providers refuse it from then on.
 *
 * @example cardExpiresAt('02/27') // 2027-03-01T00:00:00Z
 */
export function cardExpiresAt(expiry: string): Date {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(Date.UTC(2000 + year, month));
}
