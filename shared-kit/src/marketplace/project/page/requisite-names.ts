import { REQUISITES, type Requisite } from '@metier/contract';
import { isApiError } from '../../../http/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';

/**
 * The labels of requisites.
 *
 * @example useRequisiteNames()(['inn', 'bankName']) // 'Tax number, Bank'
 */
export function useRequisiteNames(): (requisites: readonly Requisite[]) => string {
  const t = useKitTexts();
  return (requisites) => requisites.map((name) => t(`papers.requisite.${name}`)).join(', ');
}

/** The requisites without which the API refused an invoice; empty if it failed for another reason. */
export const missingIn = (error: Error): Requisite[] =>
  isApiError(error, 'invalidInput') ? REQUISITES.filter((name) => name in error.details) : [];
