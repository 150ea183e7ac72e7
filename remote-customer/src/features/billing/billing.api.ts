import { isApiError, type Reply } from '@metier/shared-kit/http';
import { useErrorText } from '@metier/shared-kit/i18n';
import { missingIn, useRequisiteNames } from '@metier/shared-kit/marketplace/project/page';
import { useApiMutation, useApiRead, useSaveFile } from '@metier/shared-kit/query';
import { billingProfileRead, invoicesRead, spendingRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type Invoice = Reply<'GET /api/customer/invoices'>['invoices'][number];
export type SpentMonth = Reply<'GET /api/customer/spending'>['months'][number];

/** A page of the invoices of a year or a month; of all times without a period. */
export const useInvoices = (period: string | undefined, page: number) =>
  useApiRead(invoicesRead(period, page), { keepPrevious: true });

/** Reads all invoices of a period once, for a file. */
export function useFetchInvoices() {
  const t = useTexts();
  return useApiMutation('GET /api/customer/invoices/export', {
    failure: (error) => (isApiError(error, 'invalidInput') ? t('billing.invoices.tooMany') : undefined),
  });
}

/** Saves the PDFs of all invoices of a period as one archive. */
export function useSaveInvoices() {
  const t = useTexts();
  const textOf = useErrorText();
  const namesOf = useRequisiteNames();
  return useSaveFile('GET /api/customer/invoices/archive', (error) => {
    if (isApiError(error, 'notFound')) return t('billing.invoices.archiveEmpty');
    if (!isApiError(error, 'invalidInput')) return textOf(error);
    return 'period' in error.details
      ? t('billing.invoices.tooMany')
      : t('billing.invoices.archiveLacks', { names: namesOf(missingIn(error)) });
  });
}

/** Payments and refunds of the last twelve months. */
export const useSpending = () => useApiRead(spendingRead());

/** The customer's billing profile. */
export const useBillingProfile = () => useApiRead(billingProfileRead());

/** Saves the billing profile, which is offered for each project. */
export const useSaveBillingProfile = () =>
  useApiMutation('POST /api/customer/requisites', {
    success: useTexts()('billing.profile.saved'),
    invalidates: ['GET /api/customer/requisites', 'GET /api/projects/project_card/invoice'],
  });
