import type { ReactNode } from 'react';
import { Box, Typography } from '../../../ui/index.ts';

interface FigureProps {
  label: ReactNode;
  /** Colour of this part in the bar below. */
  dot?: string;
  muted?: boolean;
  note?: ReactNode;
  children: ReactNode;
}

export function Figure({ label, dot, muted = false, note, children }: FigureProps) {
  return (
    <Box>
      <Typography
        component="dt"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
      >
        {dot && <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: dot }} />}
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="h3"
        sx={{ m: 0, mt: 0.25, ...(muted && { color: 'text.secondary', fontWeight: 500 }) }}
      >
        {children}
        {note && (
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', fontWeight: 400 }}
          >
            {note}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}
