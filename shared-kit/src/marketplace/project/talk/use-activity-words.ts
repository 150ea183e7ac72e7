import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { useAmounts } from '../split/use-amounts.ts';
import type { Activity, Project } from '../types.ts';

/**
 * Translates an activity of a project, with the share of the price if it has one.
 *
 * @param freelancer the executor, who stays the same from the first share on: a case ends only with its project
 */
export function useActivityWords(freelancer: Project['freelancer']) {
  const t = useKitTexts();
  const { show } = useAmounts();
  return ({ what, share }: Pick<Activity, 'what' | 'share'>): string => {
    const words = t(`activity.${what}`);
    if (share === undefined || !freelancer) return words;
    return `${words}: ${t('money.share', { amount: show(share), name: nameOf(freelancer) })}`;
  };
}
