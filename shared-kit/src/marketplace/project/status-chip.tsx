import type { ProjectStatus, Role } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { Badge, type IconName, type Tone } from '../../ui/index.ts';

const LOOK: Record<ProjectStatus, { tone: Tone; icon: IconName }> = {
  created: { tone: 'grey', icon: 'created' },
  paid: { tone: 'blue', icon: 'paid' },
  progress: { tone: 'indigo', icon: 'progress' },
  checking: { tone: 'amber', icon: 'checking' },
  improving: { tone: 'orange', icon: 'improving' },
  completed: { tone: 'green', icon: 'completed' },
  refunded: { tone: 'red', icon: 'refunded' },
};

interface StatusChipProps {
  status: ProjectStatus;
  /** What stands beside the word of the status differs by who reads it. */
  viewer: Role;
  /** True once an executor is chosen, which a paid project tells. */
  assigned?: boolean;
  /** True while an open case has taken what the status means to its reader: the word stands alone. */
  frozen?: boolean;
}

/**
 * Where a project stands: colour, icon and the one word of its status, which its tab has, too; for some readers with
 * what it means to them. Source: seed.md §9, product.md §2.
 *
 * @example <StatusChip status="checking" viewer="customer" /> // Reviewed: your decision
 */
export function StatusChip({ status, viewer, assigned = false, frozen = false }: StatusChipProps) {
  const t = useKitTexts();
  const told = status === 'paid' && assigned ? 'assigned' : status;
  const word = t(`status.word.${status}`);
  const text = frozen ? word : t(`status.${viewer}.${told}`, { status: word });
  return <Badge {...LOOK[status]}>{text}</Badge>;
}
