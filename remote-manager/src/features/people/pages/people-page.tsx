import { PATHS } from '@metier/contract';
import {
  ButtonLink,
  EmptyState,
  PageHeader,
  Pager,
  Paper,
  QueryStates,
  useMediaQuery,
  type Theme,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { PeopleCards, PeopleCardsSkeleton } from '../components/people-cards.tsx';
import { PeopleTable, PeopleTableSkeleton } from '../components/people-table.tsx';
import { PeopleTools } from '../components/people-tools.tsx';
import { usePeople } from '../people.api.ts';
import { usePeopleFilter } from '../use-people-filter.ts';

/** Window width in pixels below which the table's columns do not fit beside the menu. */
const TABLE = 1000;

/** Everybody with an account: search, filters, order, pages. */
export function Page() {
  const t = useTexts();
  const filter = usePeopleFilter();
  const list = usePeople(filter.query);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE), { noSsr: true });
  const { sorting } = filter;
  const showAll = filter.isFiltered && (
    <ButtonLink to={PATHS.people} variant="outlined" color="inherit">
      {t('people.showAll')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('people.title')} lead={t('people.lead')} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <PeopleTools filter={filter} isNarrow={isNarrow} total={list.data?.total} more={list.data?.more} />
        <QueryStates
          dimmed
          query={list}
          skeleton={isNarrow ? <PeopleCardsSkeleton /> : <PeopleTableSkeleton sorting={sorting} />}
          empty={({ people }) =>
            people.length === 0 && <EmptyState icon="people" title={t('people.noneFound')} action={showAll} />
          }
        >
          {({ people }) =>
            isNarrow ? <PeopleCards people={people} /> : <PeopleTable people={people} sorting={sorting} />
          }
        </QueryStates>
      </Paper>
      <Pager page={filter.page} pages={list.data?.pages ?? 1} onChange={filter.turnTo} />
    </>
  );
}
