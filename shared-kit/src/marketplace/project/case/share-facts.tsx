import { type Cents, nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { DateTime, Facts } from '../../../ui/index.ts';
import { Amount } from '../amount.tsx';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';

interface ShareFactsProps {
  project: Project;
  /** The freelancer's share of the price, in cents. */
  share: Cents;
  /** Until when it can be accepted or appealed. */
  until?: { label: string; at: string } | undefined;
}

/** Each side's share of the price in a case. */
export function ShareFacts({ project, share, until }: ShareFactsProps) {
  const t = useKitTexts();
  const viewer = useViewer();
  const { customer, freelancer, budget } = project;
  return (
    <Facts
      facts={[
        ...(freelancer
          ? [
              {
                label:
                  viewer === 'freelancer'
                    ? t('split.toYou')
                    : t('split.freelancer', { name: nameOf(freelancer) }),
                value: <Amount cents={share} />,
              },
            ]
          : []),
        {
          label:
            viewer === 'customer' ? t('split.backToYou') : t('split.customer', { name: nameOf(customer) }),
          value: <Amount cents={budget - share} />,
        },
        ...(until ? [{ label: until.label, value: <DateTime value={until.at} /> }] : []),
      ]}
    />
  );
}
