import { Box } from '../ui/index.ts';
import type { Column } from './column.ts';

interface DataTableProps {
  columns: readonly Column[];
  title: string;
  labelTitle: string;
  format: (value: number) => string;
}

/** Seen by a screen reader alone. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The figures of a chart as a table, for those who do not see the chart. */
export function DataTable({ columns, title, labelTitle, format }: DataTableProps) {
  return (
    <Box sx={HIDDEN}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
