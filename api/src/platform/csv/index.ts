export { csvOf, type CsvCell } from './csv.ts';
