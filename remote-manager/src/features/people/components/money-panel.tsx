import { ALL_PERSON_FIGURES, type PersonFigure } from '@metier/contract';
import { useQueryChoice } from '@metier/shared-kit/router';
import { Box, Button, Money, Panel, Typography } from '@metier/shared-kit/ui';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';
import type { ShownPerson } from '../people.api.ts';
import { MoneyRows } from './money-rows.tsx';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
} as const;

/** The figures of a person's money; each opens the ledger rows that sum to it. */
export function MoneyPanel({ person: { id, money } }: { person: ShownPerson }) {
  const t = useTexts();
  const rows = useId();
  const [shown, show] = useQueryChoice('figure', ALL_PERSON_FIGURES);
  const open = money.find(({ figure }) => figure === shown)?.figure;
  return (
    <Panel title={t('person.money.title')}>
      <Box sx={GRID}>
        {money.map(({ figure, amount }) => (
          <Figure
            key={figure}
            figure={figure}
            amount={amount}
            isOpen={figure === open}
            rows={rows}
            onPress={() => show(figure === open ? undefined : figure)}
          />
        ))}
      </Box>
      <Box id={rows}>{open && <MoneyRows key={open} id={id} figure={open} />}</Box>
    </Panel>
  );
}

interface FigureProps {
  figure: PersonFigure;
  amount: number;
  isOpen: boolean;
  /** Id of the element that contains the rows. */
  rows: string;
  onPress: () => void;
}

function Figure({ figure, amount, isOpen, rows, onPress }: FigureProps) {
  const t = useTexts();
  const name = t(`person.money.${figure}`);
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="p" variant="h1">
        <Money amount={amount} />
      </Typography>
      <Button
        size="small"
        color="inherit"
        variant={isOpen ? 'contained' : 'outlined'}
        aria-expanded={isOpen}
        aria-controls={rows}
        aria-label={t('person.money.entriesOf', { figure: name })}
        onClick={onPress}
        sx={{ mt: 1 }}
      >
        {t('person.money.entries')}
      </Button>
    </div>
  );
}
