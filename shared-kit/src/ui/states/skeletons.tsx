import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useKitTexts } from '../../i18n/index.ts';
import type { ReactNode } from 'react';
import { BackSkeleton } from '../layout/back-line.tsx';
import { Panel } from '../layout/panel.tsx';

/**
 * For the parent of parts one below the other: those below one that waits are drawn when it is there. Only then is it
 * known how high it is, and what stood below it would be moved.
 *
 * @example <Box sx={{ display: 'grid', gap: 3, ...IN_ORDER }}>{panels}</Box>
 */
export const IN_ORDER = { '& > :is([data-waiting], :has([data-waiting])) ~ *': { display: 'none' } } as const;

/** Marks its children as a shape that waits; a screen reader hears only "Loading". */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useKitTexts();
  return (
    <Box role="status" aria-label={t('state.loading')} data-waiting>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}

/** How far the lines of a text reach, in turn. */
const WIDTHS = ['62%', '94%', '78%'] as const;
const widthOf = (line: number) => WIDTHS[line % WIDTHS.length];
const each = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** Lines of text to come, each as high as a real one. */
export const LineSkeleton = ({ lines = 1 }: { lines?: number }) => (
  <Waiting>
    {each(lines, (line) => (
      <Typography key={line}>
        <Skeleton width={widthOf(line)} />
      </Typography>
    ))}
  </Waiting>
);

/** Rows of a list to come: what each is called over what it is, and its figure. */
export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <Waiting>
    {each(rows, (row) => (
      <Stack
        key={row}
        direction="row"
        sx={{ px: { xs: 1, sm: 2 }, py: 1.5, gap: 2, borderTop: row ? 1 : 0, borderColor: 'divider' }}
      >
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

/** A panel to come, or one whose title is known, with lines of its text. */
export const PanelSkeleton = ({ title, lines = 4 }: { title?: string; lines?: number }) => (
  <Panel title={title ?? <Skeleton width="40%" />}>
    <LineSkeleton lines={lines} />
  </Panel>
);

/** Panels to come, one below the other. */
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
  /** True of a page with a way back above its title. */
  back?: boolean;
  children?: ReactNode;
}

/** A page to come: the place of its title over what it holds, some panels unless said otherwise. */
export const PageSkeleton = ({
  back = false,
  children = <PanelsSkeleton panels={1} />,
}: PageSkeletonProps) => (
  <Waiting>
    <Box sx={{ mb: 4 }}>
      {back && <BackSkeleton />}
      <Typography variant="h1" component="div">
        <Skeleton width="min(260px, 60%)" />
      </Typography>
      <Typography sx={{ mt: 1 }}>
        <Skeleton width="min(420px, 80%)" />
      </Typography>
    </Box>
    {children}
  </Waiting>
);
