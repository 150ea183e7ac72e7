import { useKitTexts } from '@metier/shared-kit/i18n';
import {
  ListTools,
  ProjectListFrame,
  useSearch,
  useSorting,
} from '@metier/shared-kit/marketplace/project/list';
import { TypeFilter, useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { usePageNumber } from '@metier/shared-kit/router';
import { Button, EmptyState, PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { DetailsButton } from '../components/details-button.tsx';
import { useAllProjects } from '../projects.api.ts';

/** All projects of the product. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const [type, filter] = useTypeFilter();
  const sorting = useSorting();
  const [search, find] = useSearch();
  const [page, turnTo] = usePageNumber();
  const list = useAllProjects({
    page,
    ...(type && { type: [type] }),
    ...(search && { search }),
    ...(sorting.sort && { sort: sorting.sort }),
  });
  const showAll = (
    <Button variant="outlined" color="inherit" onClick={() => (search ? find('') : filter(undefined))}>
      {kit('project.showAll')}
    </Button>
  );
  const noneFound = search ? kit('project.noneFound', { search }) : t('projects.empty.ofType');
  const empty =
    type || search ? (
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
            <TypeFilter type={type} onChange={filter} none={kit('type.all')} />
            <ListTools sorting={sorting} />
            {rows}
          </>
        )}
        sorting={sorting}
        action={(row) => <DetailsButton row={row} />}
        page={page}
        turnTo={turnTo}
        withCustomer
        empty={empty}
      />
    </>
  );
}
