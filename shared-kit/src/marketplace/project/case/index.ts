/** The case of a project: what the two sides say and offer. Source: product.md §12. */
export { CasePanel } from './case-panel.tsx';
