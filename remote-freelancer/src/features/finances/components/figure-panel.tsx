import { pointsOf, type Cents, type FundFigure } from '@metier/contract';
import { Button, Panel, PointsAmount, Skeleton, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';

interface FigurePanelProps {
  figure: FundFigure;
  /** Undefined while loading. */
  amount: Cents | undefined;
  /** What happens to it, and when. */
  note: ReactNode;
  onOpen: (figure: FundFigure) => void;
  action?: ReactNode;
  /** The first figure, over the whole width and larger than the others. */
  isLead?: boolean;
}

/** At 320 px, the largest balance just fits the panel's width. */
const LEAD_SIZE = 'clamp(1.75rem, 9vw, 2.75rem)';

/** One balance: points, their value in euros, a note, and a link to its ledger rows. */
export function FigurePanel({ figure, amount, note, onOpen, action, isLead = false }: FigurePanelProps) {
  const t = useTexts();
  const { money } = useFormats();
  const name = t(`finances.figure.${figure}.name`);
  return (
    <Panel
      aria-label={name}
      aria-busy={amount === undefined}
      sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, ...(isLead && { gridColumn: '1 / -1' }) }}
    >
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="p" variant="h1" sx={isLead ? { fontSize: LEAD_SIZE } : {}}>
        {amount === undefined ? <Skeleton width={160} /> : <PointsAmount points={pointsOf(amount)} />}
      </Typography>
      <Typography color="textSecondary">
        {amount === undefined ? <Skeleton width={96} /> : t('finances.worth', { money: money(amount) })}
      </Typography>
      <Typography
        variant="body2"
        sx={{ mt: 1, mb: 2, flexGrow: 1, minHeight: isLead ? { xs: '3em', sm: 0 } : '3em' }}
      >
        {note}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {action}
        <Button
          color="inherit"
          variant="outlined"
          aria-label={t('finances.entriesOf', { figure: name })}
          onClick={() => onOpen(figure)}
        >
          {t('finances.entries')}
        </Button>
      </Stack>
    </Panel>
  );
}
