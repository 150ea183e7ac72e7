import { PATHS } from '@metier/contract';

/** The billing page with the invoices of a year or a month. Example: `billingPath('2026-02')`. */
export const billingPath = (period: string) => `${PATHS.billing}?period=${period}`;
