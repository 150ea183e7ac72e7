import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';

/** A key ascending, or descending with a minus; undefined is the default order. */
type Sort<Key extends string> = Key | `-${Key}` | undefined;

/** The order of a list and how to change it. */
export interface Sorting<Key extends string> {
  readonly sort: Sort<Key>;
  readonly onSort: (sort: Sort<Key>) => void;
}

/** The arrow is faintly visible before the column is sorted, and takes little room. */
const SIGN = {
  '& .MuiTableSortLabel-icon': { fontSize: 16, mx: 0.25 },
  '&:not(.Mui-active) .MuiTableSortLabel-icon': { opacity: 0.4 },
} as const;

interface ColumnHeadProps<Key extends string> {
  by: Key;
  /** Omitted for a list in its default order only. */
  sorting: Sorting<Key> | undefined;
  align?: 'right';
  /** Of a table with fixed columns. */
  width?: string;
  children: string;
}

/**
 * Head of a sortable column: each press switches between ascending, descending and unsorted.
 *
 * @example <ColumnHead by="name" sorting={{ sort, onSort }}>{t('name')}</ColumnHead>
 */
export function ColumnHead<Key extends string>({
  by,
  sorting,
  align,
  width,
  children,
}: ColumnHeadProps<Key>) {
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
