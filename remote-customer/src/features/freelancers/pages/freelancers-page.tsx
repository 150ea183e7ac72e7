import { PATHS } from '@metier/contract';
import {
  ButtonLink,
  EmptyState,
  PageHeader,
  Pager,
  Panel,
  QueryStates,
  Typography,
  useFormats,
} from '@metier/shared-kit/ui';
import { CardGrid, CardsSkeleton } from '../../../shared/freelancers/card-grid.tsx';
import { InvitableCard } from '../../../shared/freelancers/invitable-card.tsx';
import { useTexts } from '../../../texts.ts';
import { FreelancerFilters } from '../components/freelancer-filters.tsx';
import { useFreelancers } from '../freelancers.api.ts';
import { useFreelancerFilter } from '../use-freelancer-filter.ts';

/** All freelancers, to be searched, filtered, looked at and invited. */
export function Page() {
  const t = useTexts();
  const filter = useFreelancerFilter();
  const list = useFreelancers(filter.query);
  return (
    <>
      <PageHeader title={t('freelancers.title')} lead={t('freelancers.lead')} />
      <FreelancerFilters filter={filter} />
      <Total total={list.data?.total} hasMore={list.data?.more === true} />
      <QueryStates
        framed
        dimmed
        query={list}
        skeleton={<CardsSkeleton cards={4} />}
        empty={({ freelancers }) => freelancers.length === 0 && <NoneFound />}
      >
        {({ freelancers, pages }) => (
          <>
            <CardGrid>
              {freelancers.map((freelancer) => (
                <InvitableCard key={freelancer.id} freelancer={freelancer} />
              ))}
            </CardGrid>
            <Pager page={filter.page} pages={pages} onChange={filter.turnTo} />
          </>
        )}
      </QueryStates>
    </>
  );
}

/** Number of matches; the line keeps its height until it is known. */
function Total({ total, hasMore }: { total: number | undefined; hasMore: boolean }) {
  const t = useTexts();
  const { points: whole } = useFormats();
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 2, minHeight: '1lh' }}>
      {total !== undefined &&
        (hasMore
          ? t('freelancers.moreThan', { number: whole(total) })
          : t('freelancers.total', { count: total }))}
    </Typography>
  );
}

function NoneFound() {
  const t = useTexts();
  return (
    <Panel>
      <EmptyState
        icon="people"
        title={t('freelancers.none.title')}
        action={
          <ButtonLink to={PATHS.freelancers} variant="outlined" color="inherit">
            {t('freelancers.none.action')}
          </ButtonLink>
        }
      >
        {t('freelancers.none.text')}
      </EmptyState>
    </Panel>
  );
}
