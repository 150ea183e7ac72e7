import { LIMITS, priceOf, type Cents, type PriceTerms } from '@metier/contract';
import { Divider, Money, Panel, SEPARATOR, Stack, Typography } from '@metier/shared-kit/ui';
import { FactorShare, PriceLine } from '../../../shared/price/price-line.tsx';
import { useTexts } from '../../../texts.ts';

const { min, default: days, max } = LIMITS.deadlineDays;
const DEADLINES = [min, 7, max];
const EDITS = LIMITS.edits.filter((edits) => edits > 0);

/** The price of a service with the usual deadline, and how each choice by itself changes it. Source: product.md §4. */
export function PriceGrowth({ minimumPrice }: { minimumPrice: Cents }) {
  const t = useTexts();
  const priceWith = (terms: Partial<PriceTerms>) =>
    priceOf({ minimumPrice, days, edits: 0, guarantee: false, ...terms });
  const guaranteed = priceWith({ guarantee: true });
  return (
    <Panel title={t('create.price')}>
      <Stack component="dl" sx={{ m: 0 }}>
        <PriceLine label={t('services.base', { days })}>
          <Typography variant="h2" component="span">
            <Money amount={minimumPrice} />
          </Typography>
        </PriceLine>
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Typography variant="body2">{t('services.growth')}</Typography>
      <Stack component="dl" sx={{ gap: 1, my: 2 }}>
        {DEADLINES.map((count) => {
          const { deadlineFactor, total } = priceWith({ days: count });
          const label = t('create.factor.deadline', { count });
          return <Step key={label} label={label} factor={deadlineFactor} total={total} />;
        })}
        {EDITS.map((count) => {
          const { editsFactor, total } = priceWith({ edits: count });
          const label = t('create.factor.edits', { count });
          return <Step key={label} label={label} factor={editsFactor} total={total} />;
        })}
        <Step
          label={t('create.factor.guarantee')}
          factor={guaranteed.guaranteeFactor}
          total={guaranteed.total}
        />
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {t('services.together')}
      </Typography>
    </Panel>
  );
}

const Step = ({ label, factor, total }: { label: string; factor: number; total: Cents }) => (
  <PriceLine label={label}>
    <FactorShare factor={factor} />
    {SEPARATOR}
    <Money amount={total} />
  </PriceLine>
);
