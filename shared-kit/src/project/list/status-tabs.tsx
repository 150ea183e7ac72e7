import { PROJECT_STATUSES, type ProjectStatus } from '../../contract/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { FilterTabs } from '../../ui/tabs/index.ts';
import type { ReactNode } from 'react';

const ALL = 'all' as const;

interface StatusTabsProps {
  /** The chosen status; undefined for all. */
  status: ProjectStatus | undefined;
  onChange: (status: ProjectStatus | undefined) => void;
  /** The rows of that status. */
  children: ReactNode;
}

/** Filter of a list of projects: All, Created, Paid, Started, Reviewed, Revised, Completed, Refunded. Source: seed.md §9. */
export function StatusTabs({ status, onChange, children }: StatusTabsProps) {
  const t = useKitTexts();
  const tabs = [
    { value: ALL, text: t('type.all') },
    ...PROJECT_STATUSES.map((value) => ({ value, text: t(`tab.${value}`) })),
  ];
  return (
    <FilterTabs<ProjectStatus | typeof ALL>
      label={t('project.filter')}
      tabs={tabs}
      value={status ?? ALL}
      onChange={(next) => onChange(next === ALL ? undefined : next)}
      sx={{ px: 1 }}
    >
      {children}
    </FilterTabs>
  );
}
