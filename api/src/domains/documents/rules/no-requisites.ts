import type { Requisites } from './facts.ts';

/** The empty requisites form. */
export const NO_REQUISITES: Requisites = {
  inn: '',
  companyName: '',
  legalAddress: '',
  bik: '',
  correspondentAccount: '',
  paymentAccount: '',
  bankName: '',
};
