import type { Cents } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Skeleton, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { BarList, type Bar } from './bar-list.tsx';
import { BarTable } from './bar-table.tsx';

interface MoneyFigureProps {
  name: string;
  /** Undefined while loading. */
  amount: Cents | undefined;
  /** Link to what the amount sums; missing while loading. */
  link: ReactNode;
  /** Title of the bars. */
  title: string;
  /** Parts of the amount, in cents. */
  bars: readonly Bar[];
}

/** A sum of money, and its parts as bars, as a table and as a file. */
export function MoneyFigure({ name, amount, link, title, bars }: MoneyFigureProps) {
  const kit = useKitTexts();
  const { money } = useFormats();
  const isLoading = bars.some(({ count }) => count === undefined);
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="p" variant="h1">
        {amount === undefined ? <Skeleton width={128} /> : money(amount)}
      </Typography>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {link ?? <Skeleton width={96} />}
      </Typography>
      <BarList label={title} bars={bars} max={Math.max(1, amount ?? 0)} format={money} />
      <Box sx={{ mt: 'auto' }}>
        <BarTable
          title={title}
          labelTitle={kit('project.status')}
          labels={bars.map((bar) => bar.name)}
          // In euro, because the file has the values as they are.
          series={isLoading ? undefined : [{ name, values: bars.map(({ count = 0 }) => count / 100) }]}
          format={(euro) => money(Math.round(euro * 100))}
          to={(index) => (bars[index]?.count ? bars[index].to : undefined)}
        />
      </Box>
    </Stack>
  );
}
