import { Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

const UNCHANGED = 10_000;

/** A line of a price, in a `dl`: what changes it, and how. */
export function PriceLine({ label, children }: { label: string; children: ReactNode }) {
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

/** What a factor of the price adds or takes away. Example: `<FactorShare factor={10_749} />` shows +7.49%. */
export function FactorShare({ factor }: { factor: number }) {
  const { percent } = useFormats();
  return percent((factor - UNCHANGED) / UNCHANGED);
}
