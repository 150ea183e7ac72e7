/** Amounts as the viewer reads them: points for freelancers, euros for everybody else. */
export { useAmounts, type Amounts } from './use-amounts.ts';
