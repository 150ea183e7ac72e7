import type { ProjectSort, ProjectSortKey } from '@metier/contract';
import { TableCell, TableSortLabel } from '../../../ui/tables/index.ts';

/** The order of a list and how to change it; undefined is the default order. */
export interface Sorting {
  readonly sort: ProjectSort | undefined;
  readonly onSort: (sort: ProjectSort | undefined) => void;
}

/** The arrow is faintly visible before the column is sorted, and takes little room. */
const SIGN = {
  '& .MuiTableSortLabel-icon': { fontSize: 16, mx: 0.25 },
  '&:not(.Mui-active) .MuiTableSortLabel-icon': { opacity: 0.4 },
} as const;

interface ColumnHeadProps {
  by: ProjectSortKey;
  /** Omitted for a list in its default order only. */
  sorting: Sorting | undefined;
  align?: 'right';
  /** Of a table with fixed columns. */
  width?: string;
  children: string;
}

/** Head of a sortable column: each press switches between ascending, descending and unsorted. */
export function ColumnHead({ by, sorting, align, width, children }: ColumnHeadProps) {
  const place = { ...(align && { align }), ...(width !== undefined && { sx: { width } }) };
  if (!sorting) return <TableCell {...place}>{children}</TableCell>;
  const { sort, onSort } = sorting;
  const direction = sort === by ? 'asc' : sort === `-${by}` ? 'desc' : undefined;
  const next = direction === undefined ? by : direction === 'asc' ? (`-${by}` as const) : undefined;
  return (
    <TableCell {...place} sortDirection={direction ?? false}>
      <TableSortLabel
        active={direction !== undefined}
        direction={direction ?? 'asc'}
        onClick={() => onSort(next)}
        sx={SIGN}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
