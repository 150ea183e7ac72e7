import type { Requisites } from './facts.ts';

/** What a form shows until somebody enters requisites. */
export const NO_REQUISITES: Requisites = {
  inn: '',
  companyName: '',
  legalAddress: '',
  bik: '',
  correspondentAccount: '',
  paymentAccount: '',
  bankName: '',
};
