import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/**
 * Labelled short facts side by side: the overview of a card.
 *
 * @example <Facts facts={[{ label: t('budget'), value: <Money amount={9894} /> }]} />
 */
export function Facts({ facts }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        columnGap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(136px, max-content))',
      }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
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
