import { pointsOf } from '@metier/contract';
import {
  Box,
  EmptyState,
  Panel,
  QueryStates,
  RowsSkeleton,
  Typography,
  useFormats,
  useProductNow,
} from '@metier/shared-kit/ui';
import type { Owner } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { clearingDays } from '../clearing-days.ts';
import { useClearings, type Clearings } from '../finances.api.ts';
import { ClearingRow } from './clearing-row.tsx';

/** Which points become available on which day. Their sum is the pending balance. Source: product.md §3. */
export function Calendar({ owner }: { owner: Owner }) {
  const t = useTexts();
  const empty = (
    <EmptyState icon="clock" title={t('finances.clearing.empty.title')}>
      {t('finances.clearing.empty.text')}
    </EmptyState>
  );
  return (
    <Panel aria-label={t('finances.clearing.title')} sx={{ p: { xs: 0, sm: 0 } }}>
      <Typography variant="h2" sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1 } }}>
        {t('finances.clearing.title')}
      </Typography>
      <QueryStates
        query={useClearings(owner)}
        skeleton={<RowsSkeleton rows={2} />}
        empty={({ clearings }) => clearings.length === 0 && empty}
      >
        {(clearings) => <Days {...clearings} />}
      </QueryStates>
    </Panel>
  );
}

function Days({ clearings, rest }: Clearings) {
  const t = useTexts();
  const { date, fullDate, relative, points } = useFormats();
  const now = useProductNow();
  const { days, frozen, frozenAmount } = clearingDays(clearings, date);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {days.map(({ day, at, amount, clearings: ofDay }) => (
        <ClearingRow
          key={day}
          title={fullDate(at)}
          note={relative(at, now)}
          amount={amount}
          clearings={ofDay}
        />
      ))}
      {frozen.length > 0 && (
        <ClearingRow
          title={t('finances.clearing.frozen')}
          note={t('finances.clearing.frozenNote')}
          amount={frozenAmount}
          clearings={frozen}
        />
      )}
      {rest.count > 0 && (
        <Typography component="li" variant="body2" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
          {t('finances.clearing.rest', { count: rest.count, points: points(pointsOf(rest.amount)) })}
        </Typography>
      )}
    </Box>
  );
}
