import { useMemo } from 'react';
import { centsOf, pointsOf, type Cents } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { useFormats } from '../../../ui/index.ts';
import { useViewer } from '../use-viewer.ts';

/** Formatting and parsing of amounts in the user's unit. */
export interface Amounts {
  readonly unit: 'euro' | 'points';
  /** `€98.94`, or `9,894 points`. */
  readonly show: (amount: Cents) => string;
  /** Formats for an input: `98.94`, or `9,894`. */
  readonly write: (amount: Cents) => string;
  /** Parses an input; undefined if it is not an amount. */
  readonly read: (typed: string) => Cents | undefined;
}

/** Points for freelancers, euros for everybody else, both exact to the cent. Source: product.md §1. */
export function useAmounts(): Amounts {
  const t = useKitTexts();
  const viewer = useViewer();
  const formats = useFormats();
  return useMemo(() => {
    const { money, amount, cents, points, wholeNumber } = formats;
    if (viewer !== 'freelancer') return { unit: 'euro', show: money, write: amount, read: cents };
    const write = (of: Cents) => points(pointsOf(of));
    return {
      unit: 'points',
      show: (of) => t('points', { count: pointsOf(of), points: write(of) }),
      write,
      read: (typed) => {
        const typedPoints = wholeNumber(typed);
        return typedPoints === undefined ? undefined : centsOf(typedPoints);
      },
    };
  }, [t, viewer, formats]);
}
