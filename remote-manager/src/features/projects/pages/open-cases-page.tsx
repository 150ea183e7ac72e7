import { ProjectList, useSorting } from '@metier/shared-kit/marketplace/project/list';
import { Box, EmptyState, PageHeader } from '@metier/shared-kit/ui';
import { myProjectsRead } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { DetailsButton } from '../components/details-button.tsx';
import { SortSelect } from '../components/sort-select.tsx';

/** The manager's "My projects": those with an open case. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const sorting = useSorting();
  return (
    <>
      <PageHeader title={t('myProjects.title')} lead={t('myProjects.lead')} />
      <Box sx={{ mb: { xs: 2, md: 0 } }}>
        <SortSelect {...sorting} />
      </Box>
      <ProjectList
        read={myProjectsRead}
        withCustomer
        sorting={sorting}
        action={(row) => <DetailsButton row={row} />}
        empty={
          <EmptyState icon="cases" title={t('myProjects.empty.title')}>
            {t('myProjects.empty.text')}
          </EmptyState>
        }
      />
    </>
  );
}
