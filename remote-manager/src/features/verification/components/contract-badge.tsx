import type { ContractStatus } from '@metier/contract';
import { Badge } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

const LOOK = {
  offered: { tone: 'grey', icon: 'clock' },
  accepted: { tone: 'green', icon: 'check' },
  declined: { tone: 'orange', icon: 'close' },
} as const;

/** Status of a freelancer's framework contract. */
export function ContractBadge({ status }: { status: ContractStatus }) {
  const t = useTexts();
  return <Badge {...LOOK[status]}>{t(`verification.contract.${status}`)}</Badge>;
}
