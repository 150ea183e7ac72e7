import { useKitTexts } from '../../i18n/index.ts';
import { useFormats, useProductNow } from '../../ui/index.ts';
import type { ProjectRow } from './types.ts';

/** Formats what happens when a project's next timer fires, with its exact time: what silence means. */
export function useTimerText(): (timer: NonNullable<ProjectRow['next_timer']>) => string {
  const t = useKitTexts();
  const { dateTime, relative } = useFormats();
  const now = useProductNow();
  return ({ what, at }) => t(`timer.${what}`, { at: `${dateTime(at)} (${relative(at, now)})` });
}
