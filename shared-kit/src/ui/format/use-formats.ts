import { useLanguage } from '../../i18n/index.ts';
import { formatsOf, type Formats } from './formats.ts';

/**
 * Formats of the current language, for text built in code (labels, toasts). In a page prefer `<Money>`,
 * `<PointsAmount>` and `<DateTime>`.
 *
 * @example const { money } = useFormats(); t('pay', { price: money(project.budget) })
 */
export function useFormats(): Formats {
  return formatsOf(useLanguage().language);
}
