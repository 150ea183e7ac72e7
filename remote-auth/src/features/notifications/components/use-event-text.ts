import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Notification } from '../notifications.api.ts';

type EventText = Pick<Notification, 'event' | 'data'>;

/** Returns a function that translates a notification. */
export function useEventText(): (notification: EventText) => string {
  const t = useTexts();
  const { money, points, dateTime } = useFormats();
  return ({ event, data }) =>
    t(`notifications.event.${event}`, {
      project: data.project ?? '',
      customer: data.customer ?? '',
      freelancer: data.freelancer ?? '',
      party: data.party ?? '',
      theme: data.theme ?? '',
      count: data.days ?? 0,
      amount: money(data.amount ?? 0),
      points: points(data.points ?? 0),
      due: data.due ? dateTime(data.due) : '',
      clears: data.clears ? dateTime(data.clears) : '',
    });
}
