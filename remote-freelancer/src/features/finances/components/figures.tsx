import { LIMITS, pointsOf, type FundFigure } from '@metier/contract';
import { Box, QueryStates, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Owner } from '../../../reads.ts';
import { useFunds, type Funds } from '../finances.api.ts';
import { Conversion } from './conversion.tsx';
import { FigurePanel } from './figure-panel.tsx';
import { InPayoutNote } from './in-payout-note.tsx';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr' },
};
const { min } = LIMITS.conversionPoints;

interface FiguresProps {
  owner: Owner;
  /** Opens the ledger rows of a balance. */
  onOpen: (figure: FundFigure) => void;
}

/** The balances: available, pending, held, and in payout. */
export function Figures({ owner, onOpen }: FiguresProps) {
  const t = useTexts();
  return (
    <QueryStates
      framed
      query={useFunds(owner)}
      skeleton={<Grid owner={owner} onOpen={onOpen} />}
      failedTitle={t('finances.failed')}
    >
      {(funds) => <Grid owner={owner} onOpen={onOpen} funds={funds} />}
    </QueryStates>
  );
}

/** Shows skeletons without `funds`. */
function Grid({ owner, onOpen, funds }: FiguresProps & { funds?: Funds }) {
  const t = useTexts();
  const { points } = useFormats();
  const { funds: available, pending, held, in_payout, next_clearing }: Partial<Funds> = funds ?? {};
  return (
    <Box sx={GRID} data-waiting={funds === undefined || undefined}>
      <FigurePanel
        isLead
        figure="available"
        amount={available}
        note={
          available !== undefined && pointsOf(available) < min
            ? t('finances.figure.available.few', { min: points(min) })
            : t('finances.figure.available.note')
        }
        onOpen={onOpen}
        action={!owner && <Conversion available={pointsOf(available ?? 0)} />}
      />
      <FigurePanel
        figure="pending"
        amount={pending}
        note={<PendingNote next={next_clearing} />}
        onOpen={onOpen}
      />
      <FigurePanel figure="held" amount={held} note={t('finances.figure.held.note')} onOpen={onOpen} />
      <FigurePanel
        figure="in_payout"
        amount={in_payout}
        note={<InPayoutNote owner={owner} />}
        onOpen={onOpen}
      />
    </Box>
  );
}

function PendingNote({ next }: { next: Funds['next_clearing'] | undefined }) {
  const t = useTexts();
  const { points, dateTime } = useFormats();
  if (!next) return t('finances.figure.pending.none');
  return t('finances.figure.pending.clears', {
    count: next.amount,
    points: points(pointsOf(next.amount)),
    at: dateTime(next.at),
  });
}
