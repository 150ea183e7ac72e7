/** Tables as files for spreadsheets. */
export { csvOf } from '@metier/contract/csv';
