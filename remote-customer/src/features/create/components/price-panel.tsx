import { dayAfter, type Price } from '@metier/contract';
import { useForm } from '@metier/shared-kit/forms';
import { Rich } from '@metier/shared-kit/i18n';
import {
  Box,
  DateTime,
  Divider,
  Money,
  Panel,
  Stack,
  Typography,
  useProductNow,
} from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { FactorShare, PriceLine } from '../../../shared/price/price-line.tsx';
import { useTexts } from '../../../texts.ts';
import type { Draft } from '../create.schema.ts';

function Factors({ price }: { price: Price }) {
  const t = useTexts();
  const { days, edits, is_guarantee } = useForm<Draft>().values;
  return (
    <>
      <Stack component="dl" sx={{ gap: 1, m: 0 }}>
        <PriceLine label={t('create.base')}>
          <Money amount={price.base} />
        </PriceLine>
        <PriceLine label={t('create.factor.deadline', { count: days })}>
          <FactorShare factor={price.deadlineFactor} />
        </PriceLine>
        <PriceLine label={t('create.factor.edits', { count: Number(edits) })}>
          <FactorShare factor={price.editsFactor} />
        </PriceLine>
        <PriceLine label={t(is_guarantee ? 'create.factor.guarantee' : 'create.factor.noGuarantee')}>
          <FactorShare factor={price.guaranteeFactor} />
        </PriceLine>
      </Stack>
      <Divider sx={{ my: 2 }} />
    </>
  );
}

function Total({ price }: { price: Price | undefined }) {
  const t = useTexts();
  return (
    <Stack
      direction="row"
      component="output"
      aria-live="polite"
      sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}
    >
      {price ? (
        <>
          <Typography variant="h3" component="span">
            {t('create.total')}
          </Typography>
          <Typography variant="h1" component="span">
            <Money amount={price.total} />
          </Typography>
        </>
      ) : (
        <Typography>{t('create.chooseService')}</Typography>
      )}
    </Stack>
  );
}

/** The draft's price with its factors, updated while editing. Source: product.md §4. */
export function PricePanel({ price, children }: { price: Price | undefined; children: ReactNode }) {
  'use memo';
  const t = useTexts();
  const { days } = useForm<Draft>().values;
  const now = useProductNow();
  return (
    <Panel title={t('create.price')}>
      {price && <Factors price={price} />}
      <Total price={price} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        <Rich
          text={t('create.delivery')}
          marks={{ day: () => <DateTime value={dayAfter(now, days)} show="day" /> }}
        />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 2.5 }}>{children}</Box>
    </Panel>
  );
}
