import { PATHS } from '@metier/contract';
import { can, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { ProjectListFrame } from '@metier/shared-kit/marketplace/project/list';
import { TypeFilter, useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { usePageNumber } from '@metier/shared-kit/router';
import { Box, ButtonLink, EmptyState, PageHeader } from '@metier/shared-kit/ui';
import { RespondButton, WithdrawButton } from '../../../shared/engagement/response-buttons.tsx';
import { useTexts } from '../../../texts.ts';
import { useOpenProjects } from '../open-projects.api.ts';

/** Paid projects without executor. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const [type, filter] = useTypeFilter();
  const [page, turnTo] = usePageNumber();
  return (
    <>
      <PageHeader title={t('openProjects.title')} lead={t('openProjects.lead')} />
      <ProjectListFrame
        list={useOpenProjects(type, page)}
        filter={(rows) => (
          <>
            <Box sx={{ p: 2 }}>
              <TypeFilter type={type} onChange={filter} none={t('openProjects.mine')} />
            </Box>
            {rows}
          </>
        )}
        page={page}
        turnTo={turnTo}
        withCustomer
        action={(row) => <ResponseAction project={row} />}
        empty={
          <EmptyState
            icon="search"
            title={t('openProjects.empty.title')}
            action={
              <ButtonLink to={PATHS.user} variant="outlined" color="inherit">
                {t('openProjects.empty.action')}
              </ButtonLink>
            }
          >
            {t('openProjects.empty.text')}
          </EmptyState>
        }
      />
    </>
  );
}

function ResponseAction({ project }: { project: ProjectRow }) {
  const t = useTexts();
  return (
    <>
      <RespondButton project={project} size="small" />
      {can(project, 'withdraw_response') && <WithdrawButton projectId={project.id} size="small" />}
      {can(project, 'accept_invitation') && (
        <ButtonLink to={PATHS.invitations} size="small" variant="outlined" color="inherit">
          {t('openProjects.invited')}
        </ButtonLink>
      )}
    </>
  );
}
