import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useKitTexts } from '../../i18n/index.ts';
import type { ReactNode } from 'react';

/** Marks its children as a shape that waits; a screen reader hears only "Loading". */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useKitTexts();
  return (
    <Box role="status" aria-label={t('state.loading')}>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}

/** A line of text to come, as high as the real one. */
export const LineSkeleton = () => (
  <Waiting>
    <Typography>
      <Skeleton width="62%" sx={{ display: 'inline-block' }} />
    </Typography>
  </Waiting>
);

/** Rows of a list or table to come, each as high as the real ones. Heights in pixels. */
export function RowsSkeleton({ rows, height = 72 }: { rows: number; height?: number }) {
  return (
    <Waiting>
      {Array.from({ length: rows }, (_, row) => (
        <Stack
          key={row}
          direction="row"
          sx={{ height, px: 3, gap: 3, alignItems: 'center', borderTop: row ? 1 : 0, borderColor: 'divider' }}
        >
          <Skeleton width={`${[38, 30, 44][row % 3]}%`} height={22} />
          <Box sx={{ flexGrow: 1 }} />
          <Skeleton variant="rounded" width={104} height={26} sx={{ borderRadius: 13 }} />
          <Skeleton width={72} height={22} />
        </Stack>
      ))}
    </Waiting>
  );
}

/** A page to come: its title and some panels. Heights in pixels. */
export function PageSkeleton({ panels = [280] }: { panels?: readonly number[] }) {
  return (
    <Waiting>
      <Skeleton width={260} height={34} sx={{ mb: 4, transform: 'none' }} />
      <Stack sx={{ gap: 3 }}>
        {panels.map((height, index) => (
          <Skeleton key={index} variant="rectangular" height={height} />
        ))}
      </Stack>
    </Waiting>
  );
}
