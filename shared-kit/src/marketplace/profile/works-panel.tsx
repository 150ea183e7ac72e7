import { read } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiRead } from '../../query/index.ts';
import { Panel, QueryStates, Typography } from '../../ui/index.ts';
import { WorkCards, WorkCardsSkeleton } from './work-cards.tsx';

/** A freelancer's public portfolio. Source: product.md §5. */
export function WorksPanel({ freelancerId }: { freelancerId: string }) {
  const t = useKitTexts();
  const works = useApiRead(
    read('GET /api/freelancers/portfolios', {
      query: { id: freelancerId },
    }),
  );
  return (
    <Panel title={t('profile.portfolio')}>
      <QueryStates
        query={works}
        skeleton={<WorkCardsSkeleton works={3} />}
        empty={({ portfolios }) =>
          portfolios.length === 0 && <Typography color="textSecondary">{t('profile.noWorks')}</Typography>
        }
      >
        {({ portfolios }) => <WorkCards works={portfolios} />}
      </QueryStates>
    </Panel>
  );
}
