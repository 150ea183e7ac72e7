import { Box, VISUALLY_HIDDEN } from '../ui/index.ts';
import type { Series } from './series.ts';

interface DataTableProps {
  labels: readonly string[];
  series: readonly Series[];
  title: string;
  labelTitle: string;
  format: (value: number) => string;
}

/** The figures of a chart as a table for screen readers. */
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
            // Keyed by index: labels may repeat, such as an hour when the clock is set back.
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
