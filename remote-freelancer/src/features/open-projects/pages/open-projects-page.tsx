import { LIMITS, PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { can, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { usePageNumber } from '@metier/shared-kit/router';
import {
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
import { FeedFilters } from '../components/feed-filters.tsx';
import { OpenProjectFeed } from '../components/open-project-feed.tsx';
import { SavedSearches } from '../components/saved-searches.tsx';
import { useOpenProjects } from '../open-projects.api.ts';
import { useFeedFilter } from '../use-feed-filter.ts';

/** Paid projects without executor. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const feed = useFeedFilter();
  const [page, turnTo] = usePageNumber();
  const list = useOpenProjects(feed.filter, page);
  return (
    <>
      <PageHeader title={t('openProjects.title')} lead={t('openProjects.lead')} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <FeedFilters {...feed} />
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
      <SavedSearches />
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
