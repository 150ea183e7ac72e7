import { Box, Typography } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

/** A quoted text with author and time; keeps line breaks. */
export function Quote({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ borderInlineStart: (theme) => `3px solid ${theme.vars.palette.divider}`, pl: 2 }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {head}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
        {children}
      </Typography>
    </Box>
  );
}
