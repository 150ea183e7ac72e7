import { PATHS } from '@metier/contract';
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
  useDialog,
} from '@metier/shared-kit/ui';
import { RespondButton, WithdrawButton } from '../components/response-buttons.tsx';
import { useTexts } from '../../../texts.ts';
import { FeedFilters } from '../components/feed-filters.tsx';
import { FeedSkeleton } from '../components/feed-skeleton.tsx';
import { OpenProjectFeed } from '../components/open-project-feed.tsx';
import { RowResponse } from '../components/row-response.tsx';
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
  const { open, dialog } = useDialog<ProjectRow>(({ subject, close }) => (
    <RowResponse key={subject.id} row={subject} onClose={close} />
  ));
  return (
    <>
      <PageHeader title={t('openProjects.title')} lead={t('openProjects.lead')} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <FeedFilters {...feed} />
        <QueryStates
          dimmed
          query={list}
          skeleton={<FeedSkeleton />}
          failedTitle={kit('project.listFailed')}
          empty={({ projects }) => projects.length === 0 && <NoneOpen />}
        >
          {({ projects }) => (
            <OpenProjectFeed
              projects={projects}
              action={(project) => <ResponseAction project={project} onRespond={() => open(project)} />}
            />
          )}
        </QueryStates>
      </Paper>
      <Pager page={page} pages={list.data?.pages ?? 1} onChange={turnTo} />
      <SavedSearches />
      {dialog}
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

function ResponseAction({ project, onRespond }: { project: ProjectRow; onRespond: () => void }) {
  const t = useTexts();
  return (
    <>
      <RespondButton project={project} onOpen={onRespond} />
      {can(project, 'withdraw_response') && <WithdrawButton projectId={project.id} />}
      {can(project, 'accept_invitation') && (
        <ButtonLink to={PATHS.invitations} size="small" variant="outlined" color="inherit">
          {t('openProjects.invited')}
        </ButtonLink>
      )}
    </>
  );
}
