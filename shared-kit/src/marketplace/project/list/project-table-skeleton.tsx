import { LIMITS } from '@metier/contract';
import { Box, DENSE, Skeleton, Stack, Typography, Waiting } from '../../../ui/index.ts';
import { Table, TableBody, TableCell, TableContainer, TableRow } from '../../../ui/tables/index.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { cellSpacing, ProjectRowsHead } from './project-rows-head.tsx';
import { useListShape } from './use-list-shape.ts';

/** Skeleton of a project list, in its columns. */
export function ProjectTableSkeleton({
  action,
  withCustomer = false,
  withFreelancer = false,
}: Pick<ProjectRowsProps, 'action' | 'withCustomer' | 'withFreelancer'>) {
  const shape = useListShape();
  if (shape === 'cards') return <CardsSkeleton lines={withCustomer && withFreelancer ? 2 : 1} />;
  const compact = shape === 'compact';
  const further = [
    'status',
    'deadline',
    'budget',
    !compact,
    withCustomer && withFreelancer && !compact,
    action,
  ].filter(Boolean);
  return (
    <Waiting>
      <TableContainer>
        <Table sx={cellSpacing(compact)}>
          <ProjectRowsHead
            {...(action ? { action } : {})}
            withCustomer={withCustomer}
            withFreelancer={withFreelancer}
            compact={compact}
          />
          <TableBody>
            {Array.from({ length: LIMITS.pageSize }, (_, row) => (
              <TableRow key={row}>
                <TableCell sx={{ width: '30%' }}>
                  <Skeleton width="80%" />
                  <Typography variant="caption" sx={{ display: 'block', mt: 0.25 }}>
                    <Skeleton width="50%" />
                  </Typography>
                </TableCell>
                {further.map((_column, column) => (
                  <TableCell key={column}>
                    <Skeleton />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Waiting>
  );
}

/** As the cards: name and service, status, the next step or people, and terms. */
const CardsSkeleton = ({ lines }: { lines: number }) => (
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
