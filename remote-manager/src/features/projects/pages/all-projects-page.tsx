import { useKitTexts } from '@metier/shared-kit/i18n';
import { ProjectListFrame } from '@metier/shared-kit/project/list';
import { TypeFilter, useTypeFilter } from '@metier/shared-kit/project/type-filter';
import { usePageNumber } from '@metier/shared-kit/router';
import { Button, EmptyState, PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useAllProjects } from '../projects.api.ts';

/** All projects of the product. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const [type, filter] = useTypeFilter();
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
        list={useAllProjects(type, page)}
        filter={<TypeFilter type={type} onChange={filter} none={kit('type.all')} />}
        page={page}
        turnTo={turnTo}
        withCustomer
        empty={empty}
      />
    </>
  );
}
