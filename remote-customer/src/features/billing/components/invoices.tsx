import { useKitTexts } from '@metier/shared-kit/i18n';
import { saveFile, type Received } from '@metier/shared-kit/http';
import {
  Box,
  DownloadButton,
  EmptyState,
  Pager,
  Panel,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
  useFormats,
} from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useFetchInvoices, useSaveInvoices, type useInvoices } from '../billing.api.ts';
import { invoicesCsv } from '../invoices-csv.ts';
import { InvoiceRows } from './invoice-rows.tsx';

interface InvoicesProps {
  list: ReturnType<typeof useInvoices>;
  period: string | undefined;
  choose: (period: string) => void;
  page: number;
  turnTo: (page: number) => void;
}

/** The invoices of all times, a year or a month, with their sum and as a file. */
export function Invoices({ list, period, choose, page, turnTo }: InvoicesProps) {
  const t = useTexts();
  const { money } = useFormats();
  const isEmpty = list.data?.invoices.length === 0;
  return (
    <Panel title={t('billing.invoices.title')}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between', mb: 2 }}
      >
        <PeriodSelect period={period} years={list.data?.years ?? []} onChange={choose} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <SaveArchive period={period} disabled={isEmpty} />
          <SaveCsv period={period} disabled={isEmpty} />
        </Stack>
      </Stack>
      <QueryStates
        dimmed
        query={list}
        skeleton={<RowsSkeleton rows={5} />}
        empty={() =>
          isEmpty && (
            <EmptyState icon="inbox" title={t('billing.invoices.empty.title')}>
              {t('billing.invoices.empty.text')}
            </EmptyState>
          )
        }
      >
        {({ invoices, paid, refunded }) => (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {t('billing.invoices.sum', { paid: money(paid), refunded: money(refunded) })}
            </Typography>
            <InvoiceRows invoices={invoices} />
          </>
        )}
      </QueryStates>
      <Pager page={page} pages={list.data?.pages ?? 1} onChange={turnTo} />
    </Panel>
  );
}

interface PeriodSelectProps {
  period: string | undefined;
  years: readonly number[];
  onChange: (period: string) => void;
}

/** Years with invoices, and the month that a column of the chart has chosen. */
function PeriodSelect({ period = '', years, onChange }: PeriodSelectProps) {
  const t = useTexts();
  const { month } = useFormats();
  const isMonth = period.length > 'yyyy'.length;
  const known = years.map(String);
  const options = [
    { value: '', text: t('billing.invoices.always') },
    ...(isMonth ? [{ value: period, text: month(period) }] : []),
    ...[...known, ...(period === '' || isMonth || known.includes(period) ? [] : [period])].map((year) => ({
      value: year,
      text: year,
    })),
  ];
  return (
    <Box sx={{ flex: '0 1 180px' }}>
      <SelectInput
        label={t('billing.invoices.period')}
        value={period}
        options={options}
        onChange={onChange}
      />
    </Box>
  );
}

interface SaveProps {
  period: string | undefined;
  disabled: boolean;
}

/** Saves the PDFs of the period. */
function SaveArchive({ period, disabled }: SaveProps) {
  const t = useTexts();
  const archive = useSaveInvoices();
  return (
    <DownloadButton
      loading={archive.isPending}
      received={archive.received}
      disabled={disabled}
      onClick={() => archive.mutate({ query: period === undefined ? {} : { period } })}
    >
      {t('billing.invoices.archive')}
    </DownloadButton>
  );
}

/** Saves the invoices of the period as a file for spreadsheets. */
function SaveCsv({ period, disabled }: SaveProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const all = useFetchInvoices();
  const [received, onReceived] = useState<Received>();
  const titles = {
    number: t('billing.number'),
    date: t('billing.date'),
    project: t('billing.project'),
    paid: t('billing.paidIn'),
    refunded: t('billing.refundedIn'),
  };
  const title = t('billing.invoices.title');
  const save = () => {
    onReceived(undefined);
    all.mutate(
      { query: period === undefined ? {} : { period }, onReceived },
      {
        onSuccess: ({ invoices }) =>
          saveFile({
            name: `${[title, ...(period === undefined ? [] : [period])].join('-')}.csv`,
            content: new Blob([invoicesCsv(invoices, titles)], { type: 'text/csv' }),
          }),
      },
    );
  };
  return (
    <DownloadButton
      loading={all.isPending}
      received={received}
      disabled={disabled}
      aria-label={kit('chart.csvOf', { title })}
      onClick={save}
    >
      {kit('chart.csv')}
    </DownloadButton>
  );
}
