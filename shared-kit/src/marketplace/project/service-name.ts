import { useKitTexts, type KitKey } from '../../i18n/index.ts';

/**
 * Returns a function that translates a service by its catalogue number.
 *
 * @example const serviceName = useServiceName(); serviceName(20101) // 'Logo'
 */
export function useServiceName(): (categoryId: number) => string {
  const t = useKitTexts();
  // The catalogue is closed, so each number has a text; the type is only `number`.
  return (categoryId) => t(`catalogue.${categoryId}` as KitKey);
}
