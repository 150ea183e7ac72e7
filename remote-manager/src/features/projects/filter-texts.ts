import { useKitTexts } from '@metier/shared-kit/i18n';
import { useTexts } from '../../texts.ts';
import { isOpen, type CaseFilterValue, type StatusFilterValue } from './use-project-filter.ts';

/** Texts of the values of a filter, for its input and its chip. */
export function useFilterTexts() {
  const t = useTexts();
  const kit = useKitTexts();
  return {
    status: (value: StatusFilterValue) =>
      value === 'held' ? t('projects.filter.held') : kit(`status.word.${value}`),
    case: (value: CaseFilterValue) =>
      isOpen(value)
        ? t(`cases.part.${value}`)
        : t('projects.filter.ended', { outcome: t(`projects.outcome.${value}`) }),
  };
}
