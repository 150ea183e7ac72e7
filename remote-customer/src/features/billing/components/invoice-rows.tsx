import { projectPath } from '@metier/contract';
import {
  Box,
  DateTime,
  Money,
  pressLink,
  Stack,
  TextLink,
  Typography,
  useMediaQuery,
  type Theme,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import {
  LinkRow,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@metier/shared-kit/ui/tables';
import { SaveInvoice } from '../../../shared/invoice/save-invoice.tsx';
import { useTexts } from '../../../texts.ts';
import type { Invoice } from '../billing.api.ts';

/** Window width in pixels below which the columns do not fit. */
const TABLE = 800;

interface InvoiceRowsProps {
  invoices: readonly Invoice[];
}

/** Invoices as a table; as a list in narrow windows. A row leads to its project. */
export function InvoiceRows({ invoices }: InvoiceRowsProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE), { noSsr: true });
  return isNarrow ? <InvoiceList invoices={invoices} /> : <InvoiceTable invoices={invoices} />;
}

function InvoiceTable({ invoices }: InvoiceRowsProps) {
  const t = useTexts();
  const amount = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
  return (
    <TableContainer>
      <Table size="small" aria-label={t('billing.invoices.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('billing.number')}</TableCell>
            <TableCell>{t('billing.date')}</TableCell>
            <TableCell>{t('billing.project')}</TableCell>
            <TableCell align="right">{t('billing.paid')}</TableCell>
            <TableCell align="right">{t('billing.refunded')}</TableCell>
            <TableCell align="right">{t('billing.file')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ number, dated, project_id, project_name, paid, refunded }) => (
            <LinkRow key={project_id}>
              <TableCell component="th" scope="row" sx={amount}>
                {number}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <DateTime value={dated} show="day" />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <TextLink to={projectPath(project_id)}>{project_name}</TextLink>
              </TableCell>
              <TableCell align="right" sx={amount}>
                <Money amount={paid} />
              </TableCell>
              <TableCell align="right" sx={amount}>
                {refunded > 0 && <Money amount={refunded} />}
              </TableCell>
              <TableCell align="right">
                <SaveInvoice projectId={project_id} number={number} />
              </TableCell>
            </LinkRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function InvoiceList({ invoices }: InvoiceRowsProps) {
  const t = useTexts();
  return (
    <Box component="ul" aria-label={t('billing.invoices.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {invoices.map(({ number, dated, project_id, project_name, paid, refunded }) => (
        <Stack
          key={project_id}
          component="li"
          direction="row"
          onClick={pressLink}
          sx={{
            py: 1.5,
            gap: 1,
            justifyContent: 'space-between',
            alignItems: 'center',
            flexWrap: 'wrap',
            cursor: 'pointer',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Stack sx={{ flex: '1 1 160px', minWidth: 0, gap: 0.5 }}>
            <TextLink to={projectPath(project_id)} sx={{ overflowWrap: 'anywhere' }}>
              {project_name}
            </TextLink>
            <Typography variant="body2" color="textSecondary">
              {t('billing.number')} {number}
              {SEPARATOR}
              <DateTime value={dated} show="day" />
            </Typography>
            <Typography variant="body2">
              {t('billing.paid')} <Money amount={paid} />
              {refunded > 0 && (
                <>
                  {SEPARATOR}
                  {t('billing.refunded')} <Money amount={refunded} />
                </>
              )}
            </Typography>
          </Stack>
          <SaveInvoice projectId={project_id} number={number} />
        </Stack>
      ))}
    </Box>
  );
}
