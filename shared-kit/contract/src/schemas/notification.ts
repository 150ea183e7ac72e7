import Type, { type Static } from 'typebox';
import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS, type NotificationEvent } from '../notifications.ts';
import { Amount, Closed, DayCount, Id, Moment, Nullable, OneOf } from './shared.ts';

const EVENTS: readonly NotificationEvent[] = Object.values(NOTIFICATION_EVENTS).flat();

/** What the words of a notification are filled with: those fields that its event has. */
export const NotificationData = Type.Partial(
  Closed({
    project: Type.String(),
    customer: Type.String(),
    freelancer: Type.String(),
    /** Who complained. */
    party: Type.String(),
    /** What a question to the support was about. */
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

/** What a person is told of an event. */
export const Notification = Closed({
  id: Id,
  kind: OneOf(NOTIFICATION_KINDS),
  event: OneOf(EVENTS),
  data: NotificationData,
  /** The page that it leads to, for the reader's role. */
  path: Type.String(),
  at: Moment,
  read_at: Nullable(Moment),
});
export type Notification = Static<typeof Notification>;
