import { LIMITS } from '@metier/contract';
import { Box, DENSE, Skeleton, Stack, Typography, Waiting } from '../../../ui/index.ts';

/** Skeleton of a project list as cards: name and service, status, the next step or people, and terms. */
export const ProjectCardsSkeleton = ({ lines }: { lines: number }) => (
  <Waiting>
    {Array.from({ length: LIMITS.pageSize }, (_, row) => (
      <Stack key={row} sx={{ p: DENSE.panel.xs, gap: 1.5, borderTop: row ? 1 : 0, borderColor: 'divider' }}>
        <Box>
          <Typography>
            <Skeleton width="62%" />
          </Typography>
          <Typography variant="caption" sx={{ display: 'block', mt: 0.25 }}>
            <Skeleton width="40%" />
          </Typography>
        </Box>
        <Skeleton variant="rounded" width={160} height={26} />
        <Typography variant="body2" component="div">
          {Array.from({ length: lines }, (_line, line) => (
            <Skeleton key={line} width="50%" />
          ))}
        </Typography>
        <Typography variant="body2">
          <Skeleton width="70%" />
        </Typography>
      </Stack>
    ))}
  </Waiting>
);
