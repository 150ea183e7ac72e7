import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useKitTexts } from '../../i18n/index.ts';
import type { ReactNode } from 'react';
import { BackSkeleton } from '../layout/back-line.tsx';
import { Panel } from '../layout/panel.tsx';
import { DENSE } from '../theme/density.ts';

/** Marks its children as a skeleton; screen readers announce only "Loading", and no key reaches its controls. */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useKitTexts();
  return (
    <Box role="status" aria-label={t('state.loading')} data-waiting>
      <Box aria-hidden inert>
        {children}
      </Box>
    </Box>
  );
}

/** Widths of the text lines, in turn. */
const WIDTHS = ['62%', '94%', '78%'] as const;
const widthOf = (line: number) => WIDTHS[line % WIDTHS.length];
const each = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** Skeleton of text lines, in their real height. */
export const LineSkeleton = ({ lines = 1 }: { lines?: number }) => (
  <Waiting>
    {each(lines, (line) => (
      <Typography key={line}>
        <Skeleton width={widthOf(line)} />
      </Typography>
    ))}
  </Waiting>
);

/** Skeleton of buttons, in their real height. */
export const ButtonSkeleton = ({
  width,
  size = 'medium',
}: {
  width: number | '100%';
  size?: ButtonProps['size'];
}) => (
  <Skeleton variant="rounded" width={width} sx={{ flexShrink: 0, maxWidth: '100%' }}>
    <Button size={size}>{'\u{A0}'}</Button>
  </Skeleton>
);

interface RowsSkeletonProps {
  rows: number;
  /** Shown before each row's title: the skeleton of a photo or an icon. */
  mark?: ReactNode;
}

/** Skeleton of list rows: title, subtitle and figure. */
export const RowsSkeleton = ({ rows, mark }: RowsSkeletonProps) => (
  <Waiting>
    {each(rows, (row) => (
      <Stack
        key={row}
        direction="row"
        sx={{ px: { xs: 1, sm: 2 }, py: DENSE.row, gap: 2, borderTop: row ? 1 : 0, borderColor: 'divider' }}
      >
        {mark}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography>
            <Skeleton width={widthOf(row)} />
          </Typography>
          <Typography variant="body2">
            <Skeleton width="40%" />
          </Typography>
        </Box>
        <Typography sx={{ flexBasis: 72, minWidth: 0 }}>
          <Skeleton />
        </Typography>
      </Stack>
    ))}
  </Waiting>
);

/** Skeleton of a panel with lines of text; its title if known. */
export const PanelSkeleton = ({ title, lines = 4 }: { title?: string; lines?: number }) => (
  <Panel title={title ?? <Skeleton width="40%" />}>
    <LineSkeleton lines={lines} />
  </Panel>
);

/** Skeletons of stacked panels. */
export const PanelsSkeleton = ({ panels }: { panels: number }) => (
  <Waiting>
    <Stack sx={{ gap: 3 }}>
      {each(panels, (panel) => (
        <PanelSkeleton key={panel} />
      ))}
    </Stack>
  </Waiting>
);

interface PageSkeletonProps {
  /** True for a page with a back link. */
  back?: boolean;
  /** Shown before the title: the skeleton of a photo. */
  portrait?: ReactNode;
  /** Shown beside the title: skeletons of chips. */
  mark?: ReactNode;
  /** Skeletons of the page's actions. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Skeleton of a page: its title and content, by default panels. */
export const PageSkeleton = ({ back = false, portrait, mark, actions, children }: PageSkeletonProps) => (
  <Waiting>
    <Box sx={{ mb: 4 }}>
      {back && <BackSkeleton />}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'flex-start' } }}>
        <Stack direction="row" sx={{ flexGrow: 1, gap: 2.5, alignItems: 'center' }}>
          {portrait}
          <Box sx={{ flexGrow: 1 }}>
            <Stack
              direction="row"
              sx={{ columnGap: 1.5, rowGap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Typography variant="h1" component="div" sx={{ width: 'min(260px, 60%)' }}>
                <Skeleton />
              </Typography>
              {mark}
            </Stack>
            <Typography sx={{ mt: 1 }}>
              <Skeleton width="min(420px, 80%)" />
            </Typography>
          </Box>
        </Stack>
        {actions}
      </Stack>
    </Box>
    {children ?? <PanelsSkeleton panels={1} />}
  </Waiting>
);
