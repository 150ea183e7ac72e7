import { Box } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

/** Fields and price side by side; stacked on a narrow screen. */
export function FormColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
      }}
    >
      {children}
    </Box>
  );
}
