import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { useAmounts } from '../amounts/index.ts';
import type { Activity, Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';

/**
 * Translates an activity of a project, with the share of the price if it has one.
 *
 * @param freelancer the executor, who stays the same from the first share on: a case ends only with its project
 */
export function useActivityWords(freelancer: Project['freelancer']) {
  const t = useKitTexts();
  const { show } = useAmounts();
  const viewer = useViewer();
  return ({ what, share }: Pick<Activity, 'what' | 'share'>): string => {
    const words = t(`activity.${what}`);
    if (share === undefined || !freelancer) return words;
    const amount = show(share);
    return t('activity.withShare', {
      what: words,
      share:
        viewer === 'freelancer'
          ? t('money.yourShare', { amount })
          : t('money.share', { amount, name: nameOf(freelancer) }),
    });
  };
}
