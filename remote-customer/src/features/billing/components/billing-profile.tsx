import { REQUISITES } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { onDemand } from '@metier/shared-kit/on-demand';
import {
  Box,
  DialogButton,
  Facts,
  Icon,
  Panel,
  QueryStates,
  RowsSkeleton,
  Typography,
} from '@metier/shared-kit/ui';
import type { Requisites } from '../../../shared/invoice/invoice.api.ts';
import { useTexts } from '../../../texts.ts';
import type { useBillingProfile } from '../billing.api.ts';

const BillingDialog = onDemand(async () => (await import('./billing-dialog.tsx')).BillingDialog);

/** The company details for invoices, entered once and offered for each project. */
export function BillingProfile({ query }: { query: ReturnType<typeof useBillingProfile> }) {
  const t = useTexts();
  return (
    <Panel title={t('billing.profile.title')}>
      <Typography color="textSecondary" sx={{ mt: -1, mb: 2, maxWidth: '68ch' }}>
        {t('billing.profile.text')}
      </Typography>
      <QueryStates query={query} skeleton={<RowsSkeleton rows={4} />}>
        {(requisites) => <Entered requisites={requisites} />}
      </QueryStates>
    </Panel>
  );
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** An IBAN as it is printed, in groups of four: it breaks between them. */
const readable = (value: string): string => (IBAN.test(value) ? value.replace(/.{4}(?=.)/g, '$& ') : value);

function Entered({ requisites }: { requisites: Requisites }) {
  const t = useTexts();
  const kit = useKitTexts();
  const facts = REQUISITES.filter((name) => requisites[name] !== '').map((name) => ({
    label: kit(`papers.requisite.${name}`),
    value: <Box sx={{ overflowWrap: 'anywhere' }}>{readable(requisites[name])}</Box>,
  }));
  const isEmpty = facts.length === 0;
  return (
    <>
      {!isEmpty && <Facts facts={facts} />}
      <DialogButton
        variant={isEmpty ? 'contained' : 'outlined'}
        color={isEmpty ? 'primary' : 'inherit'}
        startIcon={<Icon name="edit" />}
        aria-label={t(isEmpty ? 'billing.profile.enter' : 'billing.profile.edit')}
        sx={{ mt: isEmpty ? 0 : 2 }}
        dialog={(close) => <BillingDialog requisites={requisites} onClose={close} />}
      >
        {isEmpty ? t('billing.profile.enter') : kit('action.edit')}
      </DialogButton>
    </>
  );
}
