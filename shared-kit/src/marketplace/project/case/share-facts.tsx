import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { DateTime, Facts } from '../../../ui/index.ts';
import { Amount } from '../amount.tsx';
import type { Project } from '../types.ts';

interface ShareFactsProps {
  project: Project;
  /** The freelancer's share of the price, in cents. */
  share: number;
  /** Until when it can be accepted or appealed. */
  until?: { label: string; at: string } | undefined;
}

/** Each side's share of the price in a case. */
export function ShareFacts({ project, share, until }: ShareFactsProps) {
  const t = useKitTexts();
  const { customer, freelancer, budget } = project;
  return (
    <Facts
      facts={[
        ...(freelancer
          ? [{ label: t('split.freelancer', { name: nameOf(freelancer) }), value: <Amount cents={share} /> }]
          : []),
        { label: t('split.customer', { name: nameOf(customer) }), value: <Amount cents={budget - share} /> },
        ...(until ? [{ label: until.label, value: <DateTime value={until.at} /> }] : []),
      ]}
    />
  );
}
