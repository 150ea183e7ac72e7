import { LIMITS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import { ColumnHead, type Sorting } from '@metier/shared-kit/marketplace/project/list';
import { Icon, IconButton, Skeleton, useMediaQuery, Waiting, type Theme } from '@metier/shared-kit/ui';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@metier/shared-kit/ui/tables';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { DenseRow } from './dense-row.tsx';

/** Rows of one line: long names end in an ellipsis, their titles and the drawer have them in full. */
const ONE_LINE = {
  tableLayout: 'fixed',
  '& tbody :is(td, th)': { py: 0 },
  '& td, & th': { px: 1.25, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiIconButton-root': { p: 0.5 },
} as const;

interface DenseTableProps {
  rows: readonly ProjectRow[];
  sorting: Sorting;
  /** The button of a row. */
  action: (row: ProjectRow, rows: readonly ProjectRow[]) => ReactNode;
}

/** Projects as a dense table for managers, who look for one among many. */
export function DenseTable({ rows, sorting, action }: DenseTableProps) {
  const isShared = usePeopleShareColumn();
  return (
    <Columns sorting={sorting} isShared={isShared}>
      {rows.map((row) => (
        <DenseRow key={row.id} row={row} isShared={isShared} action={action(row, rows)} />
      ))}
    </Columns>
  );
}

/** True where two columns of people would leave no room for the name. */
const usePeopleShareColumn = () =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });

/** Number of columns before that of the button, if people do not share one. */
const CELLS = 6;

/** Skeleton of the table, in its columns and with rows of its height. */
export const DenseTableSkeleton = ({ sorting }: Pick<DenseTableProps, 'sorting'>) => {
  const isShared = usePeopleShareColumn();
  return (
    <Waiting>
      <Columns sorting={sorting} isShared={isShared}>
        {Array.from({ length: LIMITS.managersPageSize }, (_, row) => (
          <TableRow key={row}>
            {Array.from({ length: isShared ? CELLS - 1 : CELLS }, (_cell, cell) => (
              <TableCell key={cell}>
                <Skeleton />
              </TableCell>
            ))}
            <TableCell>
              <IconButton disabled sx={{ visibility: 'hidden' }}>
                <Icon name="show" />
              </IconButton>
            </TableCell>
          </TableRow>
        ))}
      </Columns>
    </Waiting>
  );
};

interface ColumnsProps {
  sorting: Sorting;
  /** True if the customer and the freelancer share a column. */
  isShared: boolean;
  children: ReactNode;
}

function Columns({ sorting, isShared, children }: ColumnsProps) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <TableContainer>
      <Table sx={ONE_LINE} aria-label={t('projects.title')}>
        <TableHead>
          <TableRow>
            <ColumnHead by="name" sorting={sorting}>
              {kit('project.name')}
            </ColumnHead>
            {isShared ? (
              <Head width="20%">{`${kit('role.customer')}, ${kit('role.freelancer')}`}</Head>
            ) : (
              <>
                <Head width="12%">{kit('role.customer')}</Head>
                <Head width="12%">{kit('role.freelancer')}</Head>
              </>
            )}
            {/* As wide as its longest mark in any language. */}
            <Head width="212px">{kit('project.status')}</Head>
            <ColumnHead by="deadline" sorting={sorting} width="112px">
              {kit('project.deadline')}
            </ColumnHead>
            <ColumnHead by="budget" sorting={sorting} align="right" width="120px">
              {kit('project.budget')}
            </ColumnHead>
            <TableCell align="right" sx={{ width: 56 }} aria-label={kit('project.action')} />
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

const Head = ({ width, children }: { width: string; children: ReactNode }) => (
  <TableCell sx={{ width }}>{children}</TableCell>
);
