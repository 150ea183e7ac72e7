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
  /** The text after the status differs by the viewer's role. */
  viewer: Role;
  /** True if a paid project has an executor. */
  assigned?: boolean;
  /** True during an open case, which changes what the status means: only its word is shown. */
  frozen?: boolean;
}

/**
 * The status of a project: colour, icon and the word used by its tab; for some roles with its meaning. Source:
 * seed.md §9, product.md §2.
 *
 * @example <StatusChip status="checking" viewer="customer" /> // Reviewed: your decision
 */
export function StatusChip({ status, viewer, assigned = false, frozen = false }: StatusChipProps) {
  const t = useKitTexts();
  const key = status === 'paid' && assigned ? 'assigned' : status;
  const word = t(`status.word.${status}`);
  const text = frozen ? word : t(`status.${viewer}.${key}`, { status: word });
  return <Badge {...LOOK[status]}>{text}</Badge>;
}
