import { PATTERNS } from '@metier/contract';
import { usePageNumber, useQueryText } from '@metier/shared-kit/router';
import { PageHeader, PanelSkeleton, Stack, Waiting } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useBillingProfile, useInvoices, useSpending } from '../billing.api.ts';
import { BillingProfile } from '../components/billing-profile.tsx';
import { Invoices } from '../components/invoices.tsx';
import { Spending } from '../components/spending.tsx';

/** The year or month of the list of invoices, in the URL (`?period=2026-02`); undefined for all times. */
function usePeriod(): readonly [string | undefined, (period: string) => void] {
  const [text, set] = useQueryText('period');
  return [PATTERNS.period.test(text) ? text : undefined, set];
}

/**
 * What the customer pays: spending by month, invoices, and the company details on them. All are read concurrently.
 * Parts below a loading one stay skeletons, so that nothing shifts.
 */
export function Page() {
  const t = useTexts();
  const [period, choose] = usePeriod();
  const [page, turnTo] = usePageNumber();
  const spending = useSpending();
  const list = useInvoices(period, page);
  const profile = useBillingProfile();
  return (
    <>
      <PageHeader title={t('billing.title')} lead={t('billing.lead')} />
      <Stack sx={{ gap: 3 }}>
        <Spending query={spending} />
        {spending.isPending ? (
          <Waiting>
            <Stack sx={{ gap: 3 }}>
              <PanelSkeleton title={t('billing.invoices.title')} lines={12} />
              <PanelSkeleton title={t('billing.profile.title')} />
            </Stack>
          </Waiting>
        ) : (
          <>
            <Invoices list={list} period={period} choose={choose} page={page} turnTo={turnTo} />
            {list.isPending ? (
              <Waiting>
                <PanelSkeleton title={t('billing.profile.title')} />
              </Waiting>
            ) : (
              <BillingProfile query={profile} />
            )}
          </>
        )}
      </Stack>
    </>
  );
}
