import { PageHeader, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { BillingProfile } from '../components/billing-profile.tsx';
import { Invoices } from '../components/invoices.tsx';
import { Spending } from '../components/spending.tsx';

/** What the customer pays: spending by month, invoices, and the company details on them. */
export function Page() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('billing.title')} lead={t('billing.lead')} />
      <Stack sx={{ gap: 3 }}>
        <Spending />
        <Invoices />
        <BillingProfile />
      </Stack>
    </>
  );
}
