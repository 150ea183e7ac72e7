import { useKitTexts } from '../../i18n/index.ts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '../../ui/tables/index.ts';
import { Amount } from '../amount.tsx';
import { ColumnHead } from './column-head.tsx';
import { RowCustomer, RowDeadline, RowName, RowStatus, type ProjectRowsProps } from './project-row-parts.tsx';

/** Projects as a table, for a screen that is wide enough. */
export function ProjectRowsTable({ rows, action, withCustomer = false, sorting }: ProjectRowsProps) {
  const t = useKitTexts();
  return (
    <TableContainer>
      <Table>
        <TableHead>
          <TableRow>
            <ColumnHead by="name" sorting={sorting}>
              {t('project.name')}
            </ColumnHead>
            {withCustomer && <TableCell>{t('role.customer')}</TableCell>}
            <TableCell>{t('project.status')}</TableCell>
            <ColumnHead by="deadline" sorting={sorting}>
              {t('project.deadline')}
            </ColumnHead>
            <TableCell>{t('project.edits')}</TableCell>
            <ColumnHead by="budget" sorting={sorting} align="right">
              {t('project.budget')}
            </ColumnHead>
            {action && <TableCell align="right">{t('project.action')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover sx={{ '&:last-child td': { borderBottom: 0 } }}>
              <TableCell sx={{ minWidth: 168 }}>
                <RowName row={row} />
              </TableCell>
              {withCustomer && (
                <TableCell>
                  <RowCustomer row={row} />
                </TableCell>
              )}
              <TableCell>
                <RowStatus row={row} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <RowDeadline row={row} />
              </TableCell>
              <TableCell>{row.edits}</TableCell>
              <TableCell align="right">
                <Amount cents={row.budget} />
              </TableCell>
              {action && <TableCell align="right">{action(row)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
