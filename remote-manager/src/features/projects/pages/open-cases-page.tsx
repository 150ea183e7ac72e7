import { ProjectList } from '@metier/shared-kit/project/list';
import { EmptyState, PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** A manager's own projects: those with an open case. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('myProjects.title')} lead={t('myProjects.lead')} />
      <ProjectList
        call="GET /api/manager/my_projects"
        withCustomer
        empty={
          <EmptyState icon="cases" title={t('myProjects.empty.title')}>
            {t('myProjects.empty.text')}
          </EmptyState>
        }
      />
    </>
  );
}
