import { PROJECT_STATUSES, type ProjectStatus } from '../../contract/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Tab, Tabs } from '../../ui/tabs/index.ts';

const ALL = 'all';

interface StatusTabsProps {
  /** The chosen status; undefined for all. */
  status: ProjectStatus | undefined;
  onChange: (status: ProjectStatus | undefined) => void;
}

/** Filter of a list of projects: All, Created, Paid, Started, Reviewed, Revised, Completed, Refunded. Source: seed.md §9. */
export function StatusTabs({ status, onChange }: StatusTabsProps) {
  const t = useKitTexts();
  return (
    <Tabs
      value={status ?? ALL}
      onChange={(_, next: ProjectStatus | typeof ALL) => onChange(next === ALL ? undefined : next)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t('project.filter')}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
    >
      <Tab value={ALL} label={t('type.all')} />
      {PROJECT_STATUSES.map((each) => (
        <Tab key={each} value={each} label={t(`tab.${each}`)} />
      ))}
    </Tabs>
  );
}
