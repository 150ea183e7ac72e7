import { LIMITS } from '@metier/contract';
import { RowsSkeleton, Skeleton, Typography, Waiting } from '../../../ui/index.ts';
import { Table, TableBody, TableCell, TableContainer, TableRow } from '../../../ui/tables/index.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { cellSpacing, ProjectRowsHead } from './project-rows-head.tsx';
import { useListShape } from './use-list-shape.ts';

const ROWS = LIMITS.pageSize / 2;

/** Skeleton of a project list, in its columns. */
export function ProjectTableSkeleton({
  action,
  withCustomer = false,
  withFreelancer = false,
}: Pick<ProjectRowsProps, 'action' | 'withCustomer' | 'withFreelancer'>) {
  const shape = useListShape();
  if (shape === 'cards') return <RowsSkeleton rows={ROWS} />;
  const compact = shape === 'compact';
  const further = ['status', 'deadline', 'budget', !compact, withFreelancer && !compact, action].filter(
    Boolean,
  );
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
            {Array.from({ length: ROWS }, (_, row) => (
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
