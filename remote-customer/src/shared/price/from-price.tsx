import type { Cents } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import { Money } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** A service's minimum price in words: from €70.00. */
export function FromPrice({ amount }: { amount: Cents }) {
  const t = useTexts();
  return <Rich text={t('create.from')} marks={{ price: () => <Money amount={amount} /> }} />;
}
