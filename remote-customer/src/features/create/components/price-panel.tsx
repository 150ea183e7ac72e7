import { dayAfter, type Price } from '@metier/shared-kit/contract';
import { useForm } from '@metier/shared-kit/forms';
import { productNow } from '@metier/shared-kit/http';
import { Box, DateTime, Divider, Money, Panel, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Draft } from '../create.schema.ts';

const UNCHANGED = 10_000;

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {children}
      </Typography>
    </Stack>
  );
}

/** Price of the draft and each factor it is made of, as they change. Source: product.md §4. */
export function PricePanel({ price, children }: { price: Price | undefined; children: ReactNode }) {
  const t = useTexts();
  const { percent } = useFormats();
  const { days, edits, is_guarantee } = useForm<Draft>().values;
  const share = (factor: number | undefined) =>
    factor === undefined ? t('create.none') : percent((factor - UNCHANGED) / UNCHANGED);
  return (
    <Panel title={t('create.price')}>
      <Stack component="dl" sx={{ gap: 1, m: 0 }}>
        <Line label={t('create.base')}>{price ? <Money amount={price.base} /> : t('create.none')}</Line>
        <Line label={t('create.factor.deadline', { count: days })}>{share(price?.deadlineFactor)}</Line>
        <Line label={t('create.factor.edits', { count: Number(edits) })}>{share(price?.editsFactor)}</Line>
        <Line label={t(is_guarantee ? 'create.factor.guarantee' : 'create.factor.noGuarantee')}>
          {share(price?.guaranteeFactor)}
        </Line>
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h3">{t('create.total')}</Typography>
        <Typography variant={price ? 'h1' : 'body1'} component="output" aria-live="polite">
          {price ? <Money amount={price.total} /> : t('create.none')}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('create.delivery')} <DateTime value={dayAfter(productNow(), days)} show="day" />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 2.5 }}>{children}</Box>
    </Panel>
  );
}
