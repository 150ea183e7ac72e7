import { centsOf } from '@metier/contract';
import { useAmounts } from '@metier/shared-kit/marketplace/project/amounts';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Notification } from '../notifications.api.ts';

type EventText = Pick<Notification, 'event' | 'data'>;

/** Returns a function that translates a notification. */
export function useEventText(): (notification: EventText) => string {
  const t = useTexts();
  const { role } = useSignedInUser();
  const { show } = useAmounts();
  const { money, points, dateTime } = useFormats();
  return ({ event, data }) => {
    // Only the two sides of a project are notified of its shares.
    const shares =
      role === 'freelancer' ? 'notifications.shares.freelancer' : 'notifications.shares.customer';
    return t(`notifications.event.${event}`, {
      project: data.project ?? '',
      customer: data.customer ?? '',
      freelancer: data.freelancer ?? '',
      party: data.party ?? '',
      theme: data.theme ?? '',
      count: data.days ?? 0,
      // Payments by customers and payouts to freelancers: real money.
      amount: money(data.amount ?? 0),
      // The price of a found project was stored in cents before; a point is one cent.
      points: points(data.points ?? data.amount ?? 0),
      shares: t(shares, { refund: show(data.amount ?? 0), share: show(centsOf(data.points ?? 0)) }),
      due: data.due ? dateTime(data.due) : '',
      clears: data.clears ? dateTime(data.clears) : '',
    });
  };
}
