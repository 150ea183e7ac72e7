import { useKitTexts } from '../../i18n/index.ts';
import { useFormats, useProductNow } from '../../ui/index.ts';
import type { ProjectRow } from './types.ts';

type NextTimer = NonNullable<ProjectRow['next_timer']>;

/** A timer of the project, or the end of an offer, which changes nothing else. */
export interface TimerEvent {
  readonly what: NextTimer['what'] | 'offer_in_dispute' | 'offer_in_request';
  readonly at: string;
}

/** Formats what happens when a project's timer fires because nobody has acted, with its exact time. */
export function useTimerText(): (timer: TimerEvent) => string {
  const t = useKitTexts();
  const { dateTime, relative } = useFormats();
  const now = useProductNow();
  return ({ what, at }) => t(`timer.${what}`, { at: `${dateTime(at)} (${relative(at, now)})` });
}
