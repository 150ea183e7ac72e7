import { Facts, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { totalsOf, VITALS } from '../figures.ts';
import type { ReleaseCounts } from '../releases.api.ts';

const NONE = '–';

/** Totals of a release over the last 24 hours. */
export function Totals({ counts }: { counts: ReleaseCounts }) {
  const t = useTexts();
  const { points, decimal, share } = useFormats();
  const totals = totalsOf(counts);
  return (
    <Facts
      facts={[
        { label: t('releases.measure.shown'), value: points(totals.shown) },
        {
          label: t('releases.measure.failures'),
          value:
            totals.perThousand === null || totals.failures === 0
              ? points(totals.failures)
              : t('releases.perThousand', {
                  failures: points(totals.failures),
                  rate: decimal(totals.perThousand),
                }),
        },
        ...VITALS.map((vital) => {
          const part = totals[vital];
          return { label: t(`releases.measure.${vital}`), value: part === null ? NONE : share(part) };
        }),
      ]}
    />
  );
}
