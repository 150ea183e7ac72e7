import { useKitTexts } from '../../i18n/index.ts';
import { useApiQuery } from '../../query/index.ts';
import { usePageNumber } from '../../router/index.ts';
import { ErrorState, Pager, Panel, Typography } from '../../ui/index.ts';
import { WorkCards, WorkCardsSkeleton } from './work-cards.tsx';

/** What a freelancer shows of their work, for everybody. Source: product.md §5. */
export function WorksPanel({ freelancerId }: { freelancerId: string }) {
  const t = useKitTexts();
  const [page, turnTo] = usePageNumber();
  const { data, error, refetch } = useApiQuery('GET /api/freelancers/portfolios', {
    query: { id: freelancerId, page },
  });
  return (
    <Panel title={t('profile.portfolio')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <WorkCardsSkeleton works={3} />
      ) : data.portfolios.length === 0 ? (
        <Typography color="textSecondary">{t('profile.noWorks')}</Typography>
      ) : (
        <>
          <WorkCards works={data.portfolios} />
          <Pager page={page} pages={data.pages} onChange={turnTo} />
        </>
      )}
    </Panel>
  );
}
