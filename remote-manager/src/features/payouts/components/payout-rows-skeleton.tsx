import { Box, Paper, Skeleton, Stack, Typography, Waiting } from '@metier/shared-kit/ui';
import { SPACING } from './payout-row.tsx';

/** Skeleton of payouts. */
export const PayoutRowsSkeleton = () => (
  <Waiting>
    <Stack sx={{ gap: 2 }}>
      {Array.from({ length: 4 }, (_, row) => (
        <Paper key={row} variant="outlined" sx={SPACING}>
          <Stack direction="row" sx={{ gap: 2, rowGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 220px' }}>
              <Typography variant="subtitle1">
                <Skeleton width="60%" />
              </Typography>
              <Typography variant="body2">
                <Skeleton width="80%" />
              </Typography>
            </Box>
            <Typography variant="body2" component="div" sx={{ flex: '2 1 260px' }}>
              <Skeleton width="80%" />
              <Skeleton width="60%" />
            </Typography>
          </Stack>
        </Paper>
      ))}
    </Stack>
  </Waiting>
);
