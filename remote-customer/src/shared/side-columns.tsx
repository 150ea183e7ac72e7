import { Box } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

const MAIN = 'minmax(0, 1fr)';
const SIDE = '320px';

interface SideColumnsProps {
  /** Where the narrow one of the two columns is. */
  side: 'start' | 'end';
  children: ReactNode;
}

/** A wide and a narrow column side by side; stacked on a narrow screen. */
export function SideColumns({ side, children }: SideColumnsProps) {
  const columns = side === 'start' ? `${SIDE} ${MAIN}` : `${MAIN} ${SIDE}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: MAIN, md: columns },
      }}
    >
      {children}
    </Box>
  );
}
