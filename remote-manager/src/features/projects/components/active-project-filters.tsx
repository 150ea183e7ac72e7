import { useKitTexts } from '@metier/shared-kit/i18n';
import { useFormats } from '@metier/shared-kit/ui';
import { ActiveFilters } from '@metier/shared-kit/ui/filters';
import { useTexts } from '../../../texts.ts';
import { useFilterTexts } from '../filter-texts.ts';
import type { ProjectFilter } from '../use-project-filter.ts';

/** Chips of the active filters of all projects, each removable. */
export function ActiveProjectFilters({ filter }: { filter: ProjectFilter }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { date } = useFormats();
  const texts = useFilterTexts();
  const [status] = filter.status;
  const [type] = filter.type;
  const [ofCase] = filter.case;
  const [from] = filter.from;
  const [to] = filter.to;
  return (
    <ActiveFilters
      sx={{ px: 1.5, pb: 1.5 }}
      filters={[
        { key: 'status', label: kit('project.status'), value: status && texts.status(status) },
        { key: 'type', label: kit('project.type'), value: type && kit(`type.${type}`) },
        { key: 'case', label: t('projects.filter.case'), value: ofCase && texts.case(ofCase) },
        { key: 'from', label: t('projects.filter.from'), value: from && date(from) },
        { key: 'to', label: t('projects.filter.to'), value: to && date(to) },
        {
          key: 'responded',
          label: t('projects.filter.responses'),
          value: filter.isResponded ? t('projects.filter.responded') : undefined,
        },
      ]}
    />
  );
}
