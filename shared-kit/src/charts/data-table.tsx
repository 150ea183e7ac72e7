import { Box, VISUALLY_HIDDEN } from '../ui/index.ts';
import type { Series } from './series.ts';

interface DataTableProps {
  labels: readonly string[];
  series: readonly Series[];
  title: string;
  labelTitle: string;
  format: (value: number) => string;
}

/** The figures of a chart as a table, for those who do not see the chart. */
export function DataTable({ labels, series, title, labelTitle, format }: DataTableProps) {
  return (
    <Box sx={VISUALLY_HIDDEN}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            // By place: a label may come twice, as an hour that the clock repeats.
            <tr key={index}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{valueText(values[index], format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const valueText = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);
