import { LIMITS } from '@metier/contract';
import { Box, ButtonSkeleton, Paper, Skeleton, Stack, Typography } from '@metier/shared-kit/ui';

const COVERS = Array.from({ length: LIMITS.portfolio.covers }, (_, cover) => cover);

/** Skeleton of a freelancer's card: photo and name, badges, the beginning of the profile, covers and actions. */
export const CardSkeleton = () => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}
  >
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Skeleton variant="circular" width={40} height={40} sx={{ flexShrink: 0 }} />
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h3" component="div">
          <Skeleton width="40%" />
        </Typography>
        <Typography variant="caption" component="div">
          <Skeleton width="70%" />
        </Typography>
      </Box>
    </Stack>
    <Skeleton variant="rounded" width={180} height={24} />
    <Typography variant="body2" component="div">
      <Skeleton />
      <Skeleton width="94%" />
      <Skeleton width="62%" />
    </Typography>
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${COVERS.length}, minmax(0, 1fr))` }}>
      {COVERS.map((cover) => (
        <Skeleton key={cover} variant="rounded" height="auto" sx={{ aspectRatio: '4 / 3' }} />
      ))}
    </Box>
    <Typography variant="caption" component="div">
      <Skeleton width="50%" />
      <Skeleton width="40%" />
    </Typography>
    <Stack direction="row" sx={{ gap: 1 }}>
      <ButtonSkeleton width={110} />
      <ButtonSkeleton width={80} />
    </Stack>
  </Paper>
);
