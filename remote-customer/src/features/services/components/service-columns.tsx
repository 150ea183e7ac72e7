import { Box } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

/** Price and scope side by side. The scope is last: its texts load late, and it moves nothing when it grows. */
export function ServiceColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
      }}
    >
      {children}
    </Box>
  );
}
