import { PATHS, PROJECT_STATUSES } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import {
  ListTools,
  ProjectListFrame,
  useSearch,
  useSorting,
} from '@metier/shared-kit/marketplace/project/list';
import { TypeFilter, useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { usePageNumber, useQueryChoice } from '@metier/shared-kit/router';
import { ButtonLink, EmptyState, PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { DetailsButton } from '../components/details-button.tsx';
import { StatusFilter } from '../components/status-filter.tsx';
import { useAllProjects } from '../projects.api.ts';

/** All projects of the product. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const [type, filter] = useTypeFilter();
  const [status, ofStatus] = useQueryChoice('status', PROJECT_STATUSES);
  const sorting = useSorting();
  const [search] = useSearch();
  const [page, turnTo] = usePageNumber();
  const list = useAllProjects({
    page,
    ...(type && { type: [type] }),
    ...(status && { status: [status] }),
    ...(search && { search }),
    ...(sorting.sort && { sort: sorting.sort }),
  });
  const showAll = (
    <ButtonLink to={PATHS.projects} variant="outlined" color="inherit">
      {kit('project.showAll')}
    </ButtonLink>
  );
  const noneFound = search ? kit('project.noneFound', { search }) : t('projects.empty.filtered');
  const empty =
    type || status || search ? (
      <EmptyState title={noneFound} action={showAll} />
    ) : (
      <EmptyState icon="projects" title={t('projects.empty.title')}>
        {t('projects.empty.text')}
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={t('projects.title')} lead={t('projects.lead')} />
      <ProjectListFrame
        list={list}
        filter={(rows) => (
          <>
            <ListTools sorting={sorting} total={list.data?.total}>
              <StatusFilter status={status} onChange={ofStatus} />
              <TypeFilter type={type} onChange={filter} none={kit('type.all')} />
            </ListTools>
            {rows}
          </>
        )}
        sorting={sorting}
        action={(row) => <DetailsButton row={row} />}
        page={page}
        turnTo={turnTo}
        withCustomer
        withFreelancer
        empty={empty}
      />
    </>
  );
}
