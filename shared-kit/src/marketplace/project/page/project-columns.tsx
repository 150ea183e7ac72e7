import type { ReactNode } from 'react';
import { Box, IN_ORDER } from '../../../ui/index.ts';

const COLUMN = {
  display: 'grid',
  gap: 3,
  minWidth: 0,
  // However wide a part would like to be.
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...IN_ORDER,
} as const;

/** The two columns of a project's page: the work beside the brief; one below the other on a narrow screen. */
export function ProjectColumns({ work, brief }: { work: ReactNode; brief: ReactNode }) {
  return (
    <Box
      sx={({ breakpoints }) => ({
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
        // Beside each other, neither column moves the other.
        [breakpoints.down('md')]: IN_ORDER,
      })}
    >
      <Box sx={COLUMN}>{work}</Box>
      <Box sx={COLUMN}>{brief}</Box>
    </Box>
  );
}
