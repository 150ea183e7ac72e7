import type { Reply } from '@metier/contract/operations';

/** Values that the texts of a notification interpolate. */
export type NotificationData = Reply<'GET /api/notifications'>['notifications'][number]['data'];

/** No text written by a user: requested changes, reasons and answers are on the page that the notification links to. */
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
 * The part of a mail's data that is stored with the notification: amounts in cents, times in ISO 8601.
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
