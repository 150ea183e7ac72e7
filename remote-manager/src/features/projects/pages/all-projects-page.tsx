import { useKitTexts } from '@metier/shared-kit/i18n';
import { ProjectListFrame, useSorting } from '@metier/shared-kit/marketplace/project/list';
import { TypeFilter, useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { usePageNumber } from '@metier/shared-kit/router';
import { Box, Button, EmptyState, PageHeader, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { DetailsButton } from '../components/details-button.tsx';
import { SortSelect } from '../components/sort-select.tsx';
import { useAllProjects } from '../projects.api.ts';

/** All projects of the product. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const [type, filter] = useTypeFilter();
  const sorting = useSorting();
  const [page, turnTo] = usePageNumber();
  const showAll = (
    <Button variant="outlined" color="inherit" onClick={() => filter(undefined)}>
      {kit('project.showAll')}
    </Button>
  );
  const empty = type ? (
    <EmptyState title={t('projects.empty.ofType')} action={showAll} />
  ) : (
    <EmptyState icon="projects" title={t('projects.empty.title')}>
      {t('projects.empty.text')}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={t('projects.title')} lead={t('projects.lead')} />
      <ProjectListFrame
        list={useAllProjects(type, sorting.sort, page)}
        filter={(rows) => (
          <>
            <Stack sx={{ flexDirection: { sm: 'row' } }}>
              <TypeFilter type={type} onChange={filter} none={kit('type.all')} />
              <Box sx={{ display: { xs: 'flex', md: 'none' }, flex: 1, p: 2, pt: { xs: 0, sm: 2 } }}>
                <SortSelect {...sorting} />
              </Box>
            </Stack>
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
