/** A project's case: statements, offers and decisions. Source: product.md §12. */
export { CasePanel } from './case-panel.tsx';
export { DecisionFacts } from './decision-facts.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
export { ShareFacts } from './share-facts.tsx';
export { StatementEntry } from './statement-entry.tsx';
export { Statements } from './statements.tsx';
