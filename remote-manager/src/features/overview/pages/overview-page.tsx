import { Box, PageHeader, QueryStates } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { CasesByAge } from '../components/cases-by-age.tsx';
import { CaseOutcomes } from '../components/case-outcomes.tsx';
import { MoneyFigures } from '../components/money-figures.tsx';
import { NewProjects } from '../components/new-projects.tsx';
import { ResponseTimes } from '../components/response-times.tsx';
import { useOverview, type Overview } from '../overview.api.ts';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** The state of the marketplace; each figure leads to what it counts. */
export function Page() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('overview.title')} lead={t('overview.lead')} />
      <QueryStates framed query={useOverview()} skeleton={<Figures />}>
        {(overview) => <Figures overview={overview} />}
      </QueryStates>
    </>
  );
}

/** Shows skeletons without `overview`. */
const Figures = ({ overview }: { overview?: Overview }) => (
  <Box sx={GRID} data-waiting={overview === undefined || undefined}>
    <MoneyFigures overview={overview} />
    <CaseOutcomes outcomes={overview?.outcomes} />
    <CasesByAge cases={overview?.cases} />
    <NewProjects days={overview?.new_projects} />
    <ResponseTimes weeks={overview?.first_responses} />
  </Box>
);
