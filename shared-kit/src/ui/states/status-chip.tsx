import type { ProjectStatus, Role } from '../../contract/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import type { IconName } from '../icons/icons.ts';
import type { Tone } from '../theme/palette.ts';
import { Badge } from './badge.tsx';

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
  /** The words differ by who reads them: a freelancer's paid project is "Open". */
  viewer: Role;
  /** True once an executor is chosen: a paid project is "Assigned" then. */
  assigned?: boolean;
}

/**
 * Where a project stands: colour, icon and word. Source: product.md §2.
 *
 * @example <StatusChip status="checking" viewer="freelancer" /> // Under review
 */
export function StatusChip({ status, viewer, assigned = false }: StatusChipProps) {
  const t = useKitTexts();
  const word = status === 'paid' && assigned ? 'assigned' : status;
  return <Badge {...LOOK[status]}>{t(`status.${viewer}.${word}`)}</Badge>;
}
