import type { ProjectStatus } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { FilterTabs } from '../../../ui/tabs/index.ts';
import type { ReactNode } from 'react';
import { useViewer } from '../use-viewer.ts';
import { statusesOf } from './statuses-of.ts';

const ALL = 'all' as const;

interface StatusTabsProps {
  /** The selected status; undefined for all. */
  status: ProjectStatus | undefined;
  onChange: (status: ProjectStatus | undefined) => void;
  /** Number of projects by status; undefined until it is known. */
  counts: Partial<Record<ProjectStatus, number>> | undefined;
  /** The rows with that status. */
  children: ReactNode;
}

/**
 * Status filter of a project list: All, Created, Paid, Started, Reviewed, Revised, Completed, Refunded; only statuses
 * that the viewer's projects can have. Source: seed.md §9.
 */
export function StatusTabs({ status, onChange, counts, children }: StatusTabsProps) {
  const t = useKitTexts();
  const viewer = useViewer();
  const tabs = [
    { value: ALL, text: t('type.all'), count: counts && sumOf(Object.values(counts)) },
    ...statusesOf(viewer).map((value) => ({
      value,
      text: t(`status.word.${value}`),
      count: counts && (counts[value] ?? 0),
    })),
  ];
  return (
    <FilterTabs<ProjectStatus | typeof ALL>
      label={t('project.filter')}
      tabs={tabs}
      counted
      value={status ?? ALL}
      onChange={(next) => onChange(next === ALL ? undefined : next)}
      sx={{ px: 1 }}
    >
      {children}
    </FilterTabs>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
