import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Authored, Fault } from '../releases.api.ts';

type Values = NonNullable<Fault['values']>;

/** Texts for what the product itself has written into the registry. */
export function useRegistryTexts() {
  const t = useTexts();
  const { points, decimal } = useFormats();
  const formatted = (values: Values = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value === 'string') return [name, value];
        return [name, Number.isInteger(value) ? points(value) : decimal(value)];
      }),
    );
  /** Empty for a fault without a code that this version knows. */
  const translated = ({ code, values, canaries = [] }: Fault): string => {
    const fault = code ? t(`releases.fault.${code}`, { ...formatted(values), defaultValue: '' }) : '';
    if (!fault || canaries.length === 0) return fault;
    return t('releases.together', { fault, apps: canaries.join(', ') });
  };
  return {
    /** In the gate's words, as on the command line, if this version has none. */
    faultOf: (fault: Fault): string => translated(fault) || fault.text,
    langOf: (fault: Fault): 'en' | undefined => (translated(fault) ? undefined : 'en'),
    /** Author and reason. */
    authorOf: ({ by, why, coded }: Authored): Pick<Authored, 'by' | 'why'> => {
      if (!coded) return { by, why };
      const values = formatted(coded.values);
      switch (coded.code) {
        case 'firstRelease':
          return { by, why: t('releases.why.firstRelease') };
        case 'manager':
          return { by: t('releases.by.manager', values), why };
        case 'automatic':
        case 'schedule':
          return { by: t(`releases.by.${coded.code}`), why: t('releases.why.verdict', values) };
        // Of later versions.
        default:
          return { by, why };
      }
    },
  };
}
