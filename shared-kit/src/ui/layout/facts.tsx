import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
  /** Equal columns: in a list of cards, the facts of one stand below those of the other. */
  even?: boolean;
}

/**
 * Labelled short facts side by side: the overview of a card.
 *
 * @example <Facts facts={[{ label: t('budget'), value: <Money amount={9894} /> }]} />
 */
export function Facts({ facts, even = false }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        columnGap: 4,
        gridTemplateColumns: `repeat(auto-fit, minmax(136px, ${even ? '1fr' : 'max-content'}))`,
      }}
    >
      {facts.map(({ label, value }) => (
        // Labels and values share lines: a label of two lines moves no value out of its line.
        <Box key={label} sx={{ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary" sx={{ alignSelf: 'end' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 550 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
