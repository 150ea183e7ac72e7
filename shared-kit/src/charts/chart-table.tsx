import { csvOf } from '@metier/contract/csv';
import { useState, type ReactNode } from 'react';
import { saveFile } from '../http/index.ts';
import { useKitTexts } from '../i18n/index.ts';
import { Box, Button, Stack, TextLink, VISUALLY_HIDDEN } from '../ui/index.ts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '../ui/tables/index.ts';
import { tableOf, type ChartRows } from './chart-rows.ts';

/** Of the buttons below a chart, in pixels. */
export const TOOLS_HEIGHT = 40;

interface ChartTableProps extends ChartRows {
  format: (value: number) => string;
  /** Address of what a row counts. */
  to?: ((index: number) => string | undefined) | undefined;
}

/**
 * The figures of a chart as a table, which screen readers always have, and as a file. The charts of this module have it;
 * use it for custom charts, such as bars that are links.
 *
 * @example <ChartTable title={t('outcomes')} labelTitle={t('outcome')} labels={names} series={[{ name: t('outcomes'), values }]} format={points} />
 */
export function ChartTable({ to, format, ...rows }: ChartTableProps) {
  const t = useKitTexts();
  const [isShown, show] = useState(false);
  const save = () =>
    saveFile({ name: `${rows.title}.csv`, content: new Blob([csvOf(tableOf(rows))], { type: 'text/csv' }) });
  return (
    <>
      <Stack direction="row" sx={{ height: TOOLS_HEIGHT, alignItems: 'flex-end', gap: 1, ml: -1.5 }}>
        <Button size="small" color="inherit" aria-expanded={isShown} onClick={() => show(!isShown)}>
          {t(isShown ? 'chart.hideTable' : 'chart.showTable')}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={t('chart.csvOf', { title: rows.title })}
          onClick={save}
        >
          {t('chart.csv')}
        </Button>
      </Stack>
      {isShown ? (
        <TableContainer sx={{ mt: 1, maxHeight: 320 }} tabIndex={0} role="region" aria-label={rows.title}>
          <Figures
            {...rows}
            format={format}
            label={(label, index) => {
              const address = to?.(index);
              return address === undefined ? label : <TextLink to={address}>{label}</TextLink>;
            }}
          />
        </TableContainer>
      ) : (
        // Without links: what has the focus must be visible.
        <Box sx={VISUALLY_HIDDEN}>
          <Figures {...rows} format={format} label={(label) => label} />
        </Box>
      )}
    </>
  );
}

interface FiguresProps extends ChartRows {
  format: (value: number) => string;
  label: (label: string, index: number) => ReactNode;
}

const Figures = ({ labels, series, title, labelTitle, format, label }: FiguresProps) => (
  <Table size="small" stickyHeader aria-label={title}>
    <TableHead>
      <TableRow>
        <TableCell>{labelTitle}</TableCell>
        {series.map(({ name }) => (
          <TableCell key={name} align="right">
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {labels.map((text, index) => (
        // Keyed by index: labels may repeat, such as an hour when the clock is set back.
        <TableRow key={index}>
          <TableCell component="th" scope="row">
            {label(text, index)}
          </TableCell>
          {series.map(({ name, values }) => (
            <TableCell key={name} align="right">
              {valueText(values[index], format)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const valueText = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);
