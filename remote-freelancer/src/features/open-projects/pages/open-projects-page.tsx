import { LIMITS, PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { can, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { TypeFilter, useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { usePageNumber } from '@metier/shared-kit/router';
import {
  Box,
  ButtonLink,
  EmptyState,
  PageHeader,
  Pager,
  Paper,
  QueryStates,
  RowsSkeleton,
} from '@metier/shared-kit/ui';
import { RespondButton, WithdrawButton } from '../components/response-buttons.tsx';
import { useTexts } from '../../../texts.ts';
import { OpenProjectFeed } from '../components/open-project-feed.tsx';
import { useOpenProjects } from '../open-projects.api.ts';

/** Paid projects without executor. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const [type, filter] = useTypeFilter();
  const [page, turnTo] = usePageNumber();
  const list = useOpenProjects(type, page);
  return (
    <>
      <PageHeader title={t('openProjects.title')} lead={t('openProjects.lead')} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box sx={{ p: 2 }}>
          <TypeFilter type={type} onChange={filter} none={t('openProjects.mine')} />
        </Box>
        <QueryStates
          dimmed
          query={list}
          skeleton={<RowsSkeleton rows={LIMITS.pageSize / 2} />}
          failedTitle={kit('project.listFailed')}
          empty={({ projects }) => projects.length === 0 && <NoneOpen />}
        >
          {({ projects }) => (
            <OpenProjectFeed projects={projects} action={(project) => <ResponseAction project={project} />} />
          )}
        </QueryStates>
      </Paper>
      <Pager page={page} pages={list.data?.pages ?? 1} onChange={turnTo} />
    </>
  );
}

function NoneOpen() {
  const t = useTexts();
  return (
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
