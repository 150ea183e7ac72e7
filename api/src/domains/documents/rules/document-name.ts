import { documentNumber } from '@metier/contract';
import type { DocumentKind } from './facts.ts';

const PREFIXES: Readonly<Record<DocumentKind, string>> = { contract: 'C-', agreement: 'A-', invoice: '' };

/** A document's number for display. Example: `documentName('contract', 42) // 'C-000042'`. */
export const documentName = (kind: DocumentKind, number: number): string =>
  `${PREFIXES[kind]}${documentNumber(number)}`;
