import { LIMITS } from '@metier/contract';
import { Skeleton, Typography, Waiting } from '../../../ui/index.ts';
import { Table, TableBody, TableCell, TableContainer, TableRow } from '../../../ui/tables/index.ts';
import { ProjectCardsSkeleton } from './project-cards-skeleton.tsx';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { cellSpacing, ProjectRowsHead } from './project-rows-head.tsx';
import { useListLayout } from './use-list-layout.ts';

/** Skeleton of a project list, in its columns. */
export function ProjectTableSkeleton({
  action,
  withCustomer = false,
  withFreelancer = false,
}: Pick<ProjectRowsProps, 'action' | 'withCustomer' | 'withFreelancer'>) {
  const layout = useListLayout();
  if (layout === 'cards') return <ProjectCardsSkeleton lines={withCustomer && withFreelancer ? 2 : 1} />;
  const compact = layout === 'compact';
  const hasNextStep = compact && !withCustomer && !withFreelancer;
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
                {further.map((column, index) => (
                  <TableCell key={index}>
                    {column === 'status' && hasNextStep ? <StatusSkeleton /> : <Skeleton />}
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

/** Status, with the next step and its date below. */
const StatusSkeleton = () => (
  <>
    <Skeleton variant="rounded" width={120} height={26} />
    <Typography variant="body2" component="div" sx={{ mt: 0.75 }}>
      <Skeleton width="80%" />
    </Typography>
    <Typography variant="caption" component="div" sx={{ mt: 0.25 }}>
      <Skeleton width="60%" />
    </Typography>
  </>
);
