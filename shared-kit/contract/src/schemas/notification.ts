import Type, { type Static } from 'typebox';
import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS, type NotificationEvent } from '../notifications.ts';
import { Amount, Closed, DayCount, Id, Moment, Nullable, OneOf } from './shared.ts';

const EVENTS: readonly NotificationEvent[] = Object.values(NOTIFICATION_EVENTS).flat();

/** Values for the texts of a notification; each event has some of these fields. */
export const NotificationData = Type.Partial(
  Closed({
    project: Type.String(),
    customer: Type.String(),
    freelancer: Type.String(),
    /** Who complained. */
    party: Type.String(),
    /** Theme of a support request. */
    theme: Type.String(),
    amount: Amount,
    points: Type.Integer(),
    days: DayCount,
    due: Moment,
    clears: Moment,
    /** When a payout was requested. */
    requested: Moment,
  }),
);
export type NotificationData = Static<typeof NotificationData>;

/** A notification of an event. */
export const Notification = Closed({
  id: Id,
  kind: OneOf(NOTIFICATION_KINDS),
  event: OneOf(EVENTS),
  data: NotificationData,
  /** The linked page, for the reader's role. */
  path: Type.String(),
  at: Moment,
  read_at: Nullable(Moment),
});
export type Notification = Static<typeof Notification>;
