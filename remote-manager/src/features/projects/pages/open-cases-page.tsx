import { ProjectList } from '@metier/shared-kit/marketplace/project/list';
import { EmptyState, PageHeader } from '@metier/shared-kit/ui';
import { myProjectsRead } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { useDetails } from '../components/use-details.tsx';

/** The manager's "My projects": those with an open case. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const { detailsButton, drawer } = useDetails();
  return (
    <>
      <PageHeader title={t('myProjects.title')} lead={t('myProjects.lead')} />
      <ProjectList
        read={myProjectsRead}
        withCustomer
        withFreelancer
        action={detailsButton}
        empty={
          <EmptyState icon="cases" title={t('myProjects.empty.title')}>
            {t('myProjects.empty.text')}
          </EmptyState>
        }
      />
      {drawer}
    </>
  );
}
