import type { ReactNode } from 'react';
import { Box } from '../../ui/index.ts';

/** The two columns of a project's page: the work beside the brief; one below the other on a narrow screen. */
export function ProjectColumns({ work, brief }: { work: ReactNode; brief: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{work}</Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{brief}</Box>
    </Box>
  );
}
