import type { Reply } from '@metier/contract/operations';

/** What the words of a notification are filled with. */
export type NotificationData = Reply<'GET /api/notifications'>['notifications'][number]['data'];

/** No text that somebody wrote: requested changes, reasons and answers stand on the page that it leads to. */
const FIELDS = [
  'project',
  'customer',
  'freelancer',
  'party',
  'theme',
  'amount',
  'points',
  'days',
  'due',
  'clears',
  'requested',
] as const satisfies readonly (keyof NotificationData)[];

/**
 * The part of a mail's data that a notification keeps, amounts in cents and moments in ISO 8601.
 *
 * @example notificationData({ project: 'A logo', amount: { cents: 7524 }, path: '/…' }) // { project: 'A logo', amount: 7524 }
 */
export function notificationData(mail: object): NotificationData {
  const values = new Map<string, unknown>(Object.entries(mail));
  const kept = FIELDS.map((field) => [field, plain(values.get(field))] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined && value !== ''));
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('cents' in value) return value.cents;
  return 'moment' in value ? value.moment : undefined;
}
