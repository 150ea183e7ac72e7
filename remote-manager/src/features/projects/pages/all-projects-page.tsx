import { PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import {
  ListTools,
  ProjectListFrame,
  ProjectTable,
  useListLayout,
} from '@metier/shared-kit/marketplace/project/list';
import { Box, ButtonLink, EmptyState, IN_ORDER, keepInOrder, PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { ActiveProjectFilters } from '../components/active-project-filters.tsx';
import { DenseTable, DenseTableSkeleton } from '../components/dense-table.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { ProjectFilters } from '../components/project-filters.tsx';
import { SavedViews } from '../components/saved-views.tsx';
import { useDetails } from '../components/use-details.tsx';
import { useAllProjects } from '../projects.api.ts';
import { useProjectFilter } from '../use-project-filter.ts';

/** All projects of the product. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const filter = useProjectFilter();
  const { search, sorting, page, turnTo } = filter;
  const list = useAllProjects(filter.query);
  const { detailsButton, drawer } = useDetails();
  const isNarrow = useListLayout() === 'cards';
  const showAll = (
    <ButtonLink to={PATHS.projects} variant="outlined" color="inherit">
      {kit('project.showAll')}
    </ButtonLink>
  );
  const noneFound = search ? kit('project.noneFound', { search }) : t('projects.empty.filtered');
  const empty = filter.isFiltered ? (
    <EmptyState icon="search" title={noneFound} action={showAll} />
  ) : (
    <EmptyState icon="projects" title={t('projects.empty.title')}>
      {t('projects.empty.text')}
    </EmptyState>
  );
  return (
    <>
      <PageHeader
        title={t('projects.title')}
        lead={t('projects.lead')}
        actions={
          <ExportButton filter={filter.all} total={list.data?.total} more={list.data?.more === true} />
        }
      />
      {/* On a phone the views take a number of rows that is not known before. */}
      <Box ref={keepInOrder} sx={IN_ORDER}>
        <SavedViews query={filter.view} isSet={filter.isSet} />
        <div>
          <ProjectListFrame
            list={list}
            filter={(rows) => (
              <>
                <ListTools sorting={sorting} total={list.data?.total} more={list.data?.more}>
                  <ProjectFilters filter={filter} />
                </ListTools>
                <ActiveProjectFilters filter={filter} />
                {rows}
              </>
            )}
            sorting={sorting}
            table={(rows) =>
              isNarrow ? (
                <ProjectTable rows={rows} action={detailsButton} withCustomer withFreelancer />
              ) : (
                <DenseTable rows={rows} sorting={sorting} action={detailsButton} />
              )
            }
            skeleton={isNarrow ? undefined : <DenseTableSkeleton sorting={sorting} />}
            page={page}
            turnTo={turnTo}
            withCustomer
            withFreelancer
            empty={empty}
          />
        </div>
      </Box>
      {drawer}
    </>
  );
}
