import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/palette.ts';

/** A tinted disc with an icon. */
export function Medallion({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 48,
        height: 48,
        flexShrink: 0,
        borderRadius: '50%',
        color: `tone.${tone}.ink`,
        bgcolor: `tone.${tone}.ground`,
      }}
    >
      {children}
    </Box>
  );
}
