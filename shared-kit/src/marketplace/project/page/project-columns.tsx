import type { ReactNode } from 'react';
import { Box, IN_ORDER, keepInOrder } from '../../../ui/index.ts';

const COLUMN = {
  display: 'grid',
  gap: 3,
  minWidth: 0,
  // Limits the parts to the column's width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...IN_ORDER,
} as const;

/** The two columns of a project's page, work and brief; stacked on a narrow screen. */
export function ProjectColumns({ work, brief }: { work: ReactNode; brief: ReactNode }) {
  return (
    <Box
      ref={keepInOrder}
      sx={({ breakpoints }) => ({
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
        // Side by side, the columns cannot shift each other.
        [breakpoints.down('md')]: IN_ORDER,
      })}
    >
      <Box ref={keepInOrder} sx={COLUMN}>
        {work}
      </Box>
      <Box ref={keepInOrder} sx={COLUMN}>
        {brief}
      </Box>
    </Box>
  );
}
