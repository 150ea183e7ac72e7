import { useKitTexts } from '../../../i18n/index.ts';
import { useAmounts } from '../split/use-amounts.ts';
import type { Activity } from '../types.ts';

/** Translates an activity, with the share of the price if it has one. */
export function useActivityWords() {
  const t = useKitTexts();
  const { show } = useAmounts();
  return ({ what, share }: Pick<Activity, 'what' | 'share'>): string =>
    share === undefined
      ? t(`activity.${what}`)
      : `${t(`activity.${what}`)}: ${t('money.share', { amount: show(share) })}`;
}
