import { Box, Skeleton, Stack, Typography, Waiting } from '../../../ui/index.ts';
import { WAITING_ROW } from './waiting-row.tsx';

/** Rows before the rest is asked for: the panel must not push the list off the screen. */
export const FIRST_ROWS = 4;

/** Skeleton of what waits for the viewer: what to do, the project, what happens otherwise, and the amount. */
export const MovesSkeleton = () => (
  <Waiting>
    {Array.from({ length: FIRST_ROWS }, (_, row) => (
      <Stack key={row} direction="row" sx={WAITING_ROW}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography>
            <Skeleton width="40%" />
          </Typography>
          <Typography variant="body2">
            <Skeleton width="30%" />
          </Typography>
          <Typography variant="caption" sx={{ display: 'block', mt: 0.25 }}>
            <Skeleton width="62%" />
          </Typography>
        </Box>
        <Typography sx={{ width: 88, ml: 'auto' }}>
          <Skeleton />
        </Typography>
      </Stack>
    ))}
  </Waiting>
);
