import type { Cents } from '@metier/contract';
import { cardTokens, isStripePage, type Card } from '@metier/shared-kit/marketplace/card';
import { ApiError } from '@metier/shared-kit/http';
import { notify } from '@metier/shared-kit/notify';
import { useInvalidate } from '@metier/shared-kit/query';
import { useFormats } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import {
  CONVERSION_READS,
  CONVERT,
  providerDecision,
  useConversion,
  type Withdrawal,
} from './finances.api.ts';

/**
 * Converts points and pays them out to a card, which is sent only to the payment provider for a token. Shows one
 * toast; `payOut` resolves with false if the provider refuses, with the reason in `refused`. With Stripe, payouts are
 * manual and need no card. Source: product.md §13, docs/decisions/0007-stripe.md.
 */
export function usePayout() {
  const t = useTexts();
  const { dateTime } = useFormats();
  const invalidate = useInvalidate();
  const convert = useConversion();
  const [tokens] = useState(cardTokens);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Withdrawal['reason']>(null);
  const isByHand = isStripePage();

  const tokenOf = (card: Card) =>
    tokens.of(card).catch((error: unknown) => {
      notify.error(t('finances.convert.cardFailed'), CONVERT);
      throw error;
    });
  const reportOutcome = (withdrawal: Withdrawal | undefined): boolean => {
    void invalidate(CONVERSION_READS);
    if (withdrawal?.reason) {
      setRefused(withdrawal.reason);
      notify.error(t(`finances.payouts.reason.${withdrawal.reason}`), CONVERT);
      return false;
    }
    const at = withdrawal?.expected_at;
    notify.success(at ? t('finances.convert.doneUntil', { at: dateTime(at) }) : t('finances.convert.done'));
    return true;
  };
  const payOut = async (funds: Cents, card: Card) => {
    const destination = isByHand ? {} : { payment_method: await tokenOf(card) };
    try {
      await convert.mutateAsync({ body: { funds, ...destination } });
      tokens.forget();
      return reportOutcome(isByHand ? undefined : await providerDecision(funds));
    } catch (error) {
      if (error instanceof ApiError) tokens.forget();
      throw error;
    }
  };
  return {
    isByHand,
    isBusy,
    refused,
    payOut: (funds: Cents, card: Card) => {
      setIsBusy(true);
      setRefused(null);
      return payOut(funds, card).finally(() => setIsBusy(false));
    },
  };
}
