import { PATHS } from '@metier/contract';
import { usePageNumber } from '@metier/shared-kit/router';
import { ButtonLink, EmptyState, PageHeader, Pager, Panel, QueryStates } from '@metier/shared-kit/ui';
import { CardGrid, CardsSkeleton } from '../../../shared/freelancers/card-grid.tsx';
import { InvitableCard } from '../../../shared/freelancers/invitable-card.tsx';
import { useTexts } from '../../../texts.ts';
import { useTeam } from '../team.api.ts';

/** The customer's team, whose members are suggested first. Source: seed.md §7. */
export function Page() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('team.title')} lead={t('team.lead')} />
      <Team />
    </>
  );
}

function Team() {
  const t = useTexts();
  const [page, turnTo] = usePageNumber();
  const empty = (
    <Panel>
      <EmptyState
        icon="notFavorite"
        title={t('team.empty.title')}
        action={
          <ButtonLink to={PATHS.freelancers} variant="outlined" color="inherit">
            {t('freelancers.title')}
          </ButtonLink>
        }
      >
        {t('team.empty.text')}
      </EmptyState>
    </Panel>
  );
  return (
    <QueryStates
      framed
      query={useTeam(page)}
      skeleton={<CardsSkeleton cards={2} />}
      empty={({ freelancers }) => freelancers.length === 0 && empty}
    >
      {({ freelancers, pages }) => (
        <>
          <CardGrid>
            {freelancers.map((freelancer) => (
              <InvitableCard key={freelancer.id} freelancer={freelancer} />
            ))}
          </CardGrid>
          <Pager page={page} pages={pages} onChange={turnTo} />
        </>
      )}
    </QueryStates>
  );
}
