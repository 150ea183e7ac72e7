import { worksRead } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiRead } from '../../query/index.ts';
import { Panel, QueryStates, Typography } from '../../ui/index.ts';
import { WorkCards, WorkCardsSkeleton } from './work-cards.tsx';

const CARDS = <WorkCardsSkeleton works={3} />;

/** A freelancer's public portfolio. Source: product.md §5. */
export function WorksPanel({ freelancerId }: { freelancerId: string }) {
  const t = useKitTexts();
  const works = useApiRead(worksRead(freelancerId));
  return (
    <Panel title={t('profile.portfolio')}>
      <QueryStates
        query={works}
        skeleton={CARDS}
        empty={({ portfolios }) =>
          portfolios.length === 0 && <Typography color="textSecondary">{t('profile.noWorks')}</Typography>
        }
      >
        {({ portfolios }) => <WorkCards works={portfolios} />}
      </QueryStates>
    </Panel>
  );
}

/** Skeleton of the portfolio. */
export function WorksSkeleton() {
  const t = useKitTexts();
  return <Panel title={t('profile.portfolio')}>{CARDS}</Panel>;
}
