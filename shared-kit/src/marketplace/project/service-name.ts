import { useKitTexts, type KitKey } from '../../i18n/index.ts';

/**
 * Names services by their catalogue number in the reader's language.
 *
 * @example const serviceName = useServiceName(); serviceName(20101) // 'Logo'
 */
export function useServiceName(): (categoryId: number) => string {
  const t = useKitTexts();
  // The catalogue is closed and each of its numbers has a text; the compiler sees only a number.
  return (categoryId) => t(`catalogue.${categoryId}` as KitKey);
}
