import { useKitTexts } from '@metier/shared-kit/i18n';
import { TypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { Stack } from '@metier/shared-kit/ui';
import { FilterPanel } from '@metier/shared-kit/ui/filters';
import { useTexts } from '../../../texts.ts';
import type { ProjectFilter } from '../use-project-filter.ts';
import { CaseFilter } from './case-filter.tsx';
import { DayFilter } from './day-filter.tsx';
import { RowsFilter } from './rows-filter.tsx';
import { StatusFilter } from './status-filter.tsx';

/** The filters of the list of all projects. */
export const ProjectFilters = ({ filter }: { filter: ProjectFilter }) => (
  <FilterPanel>
    <Controls filter={filter} />
  </FilterPanel>
);

function Controls({ filter: { status, type, case: ofCase, from, to, rows } }: { filter: ProjectFilter }) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <>
      <StatusFilter status={status[0]} onChange={status[1]} />
      <TypeFilter label={kit('project.type')} type={type[0]} onChange={type[1]} none={kit('type.all')} />
      <CaseFilter value={ofCase[0]} onChange={ofCase[1]} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <DayFilter label={t('projects.filter.from')} value={from[0]} onChange={from[1]} />
        <DayFilter label={t('projects.filter.to')} value={to[0]} onChange={to[1]} />
      </Stack>
      <RowsFilter rows={rows[0]} onChange={rows[1]} />
    </>
  );
}
