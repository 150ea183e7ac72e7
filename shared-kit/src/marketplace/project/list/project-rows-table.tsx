import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { Typography } from '../../../ui/index.ts';
import { LinkRow, Table, TableBody, TableCell, TableContainer } from '../../../ui/tables/index.ts';
import { Amount } from '../amount.tsx';
import {
  RowCustomer,
  RowDeadline,
  RowFreelancer,
  RowName,
  RowPeople,
  RowStatus,
  type ProjectRowsProps,
} from './project-row-parts.tsx';
import { cellSpacing, ProjectRowsHead } from './project-rows-head.tsx';
import { RowNextStep } from './row-next-step.tsx';
import { useListLayout } from './use-list-layout.ts';

const Note = ({ children }: { children: ReactNode }) => (
  <Typography component="div" variant="caption" color="textSecondary" sx={{ mt: 0.25 }}>
    {children}
  </Typography>
);

/** Projects as a table, for wide screens. */
export function ProjectRowsTable({
  rows,
  action,
  withCustomer = false,
  withFreelancer = false,
  sorting,
}: ProjectRowsProps) {
  const t = useKitTexts();
  const withPeople = withCustomer || withFreelancer;
  const compact = useListLayout() === 'compact';
  return (
    <TableContainer>
      <Table sx={cellSpacing(compact)} aria-label={t('project.table')}>
        <ProjectRowsHead
          {...(action ? { action } : {})}
          {...(sorting ? { sorting } : {})}
          withCustomer={withCustomer}
          withFreelancer={withFreelancer}
          compact={compact}
        />
        <TableBody>
          {rows.map((row) => (
            <LinkRow key={row.id}>
              <TableCell component="th" scope="row" sx={{ minWidth: 200, overflowWrap: 'anywhere' }}>
                <RowName row={row} />
                {withPeople && compact && (
                  <Note>
                    <RowPeople row={row} withCustomer={withCustomer} withFreelancer={withFreelancer} />
                  </Note>
                )}
              </TableCell>
              {withCustomer && !compact && (
                <TableCell>
                  <RowCustomer row={row} />
                </TableCell>
              )}
              {withFreelancer && !compact && (
                <TableCell>
                  <RowFreelancer row={row} />
                </TableCell>
              )}
              <TableCell>
                <RowStatus row={row} />
                {!withPeople && compact && (
                  <Typography variant="body2" component="div" sx={{ mt: 0.75 }}>
                    <RowNextStep row={row} />
                  </Typography>
                )}
              </TableCell>
              {!withPeople && !compact && (
                <TableCell sx={{ minWidth: 150 }}>
                  <RowNextStep row={row} />
                </TableCell>
              )}
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <RowDeadline row={row} />
                <Note>{t('project.withEdits', { edits: row.edits })}</Note>
              </TableCell>
              <TableCell align="right">
                <Amount cents={row.budget} />
              </TableCell>
              {action && <TableCell align="right">{action(row, rows)}</TableCell>}
            </LinkRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
