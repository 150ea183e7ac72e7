import { LIMITS } from '@metier/contract';
import { Box, ButtonSkeleton, Skeleton, Stack, Typography, Waiting } from '@metier/shared-kit/ui';
import { BRIEF_WIDTH, FEED_ROW } from './open-project-feed.tsx';

/** Skeleton of open projects: name, service and amount, the brief's beginning, the customer, terms and the action. */
export const FeedSkeleton = () => (
  <Waiting>
    {Array.from({ length: LIMITS.pageSize }, (_, row) => (
      <Stack key={row} sx={FEED_ROW}>
        <Stack direction="row" sx={{ columnGap: 2 }}>
          <Box sx={{ flex: 1 }}>
            <Typography>
              <Skeleton width="min(320px, 80%)" />
            </Typography>
            <Typography variant="caption" sx={{ display: 'block', mt: 0.25 }}>
              <Skeleton width={96} />
            </Typography>
          </Box>
          <Typography sx={{ width: 96 }}>
            <Skeleton />
          </Typography>
        </Stack>
        <Typography variant="body2" component="div" sx={{ maxWidth: BRIEF_WIDTH }}>
          <Skeleton />
          <Skeleton width="62%" />
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Skeleton variant="circular" width={28} height={28} />
          <Typography variant="body2" sx={{ width: 'min(280px, 70%)' }}>
            <Skeleton />
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ width: 'min(360px, 60%)' }}>
            <Skeleton />
          </Typography>
          <ButtonSkeleton size="small" width={96} />
        </Stack>
      </Stack>
    ))}
  </Waiting>
);
