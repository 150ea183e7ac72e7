import { lowestPrice, type Cents } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import { Money } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** The lowest price of a service in words: from €50.18. */
export function FromPrice({ minimumPrice }: { minimumPrice: Cents }) {
  const t = useTexts();
  return (
    <Rich text={t('create.from')} marks={{ price: () => <Money amount={lowestPrice(minimumPrice)} /> }} />
  );
}
