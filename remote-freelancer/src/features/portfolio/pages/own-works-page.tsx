import { WorkCardsSkeleton, type Work } from '@metier/shared-kit/marketplace/profile';
import { onDemand } from '@metier/shared-kit/on-demand';
import {
  Button,
  EmptyState,
  Icon,
  PageHeader,
  Panel,
  QueryStates,
  Skeleton,
  Typography,
  useDialog,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { OrderedWorks } from '../components/ordered-works.tsx';
import { useOwnWorks } from '../portfolio.api.ts';

const WorkDialog = onDemand(async () => (await import('../components/work-dialog.tsx')).WorkDialog);

/** The signed-in freelancer's portfolio. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const { open, dialog } = useDialog<Work | 'new'>(({ subject, close }) => (
    <WorkDialog {...(subject === 'new' ? {} : { work: subject })} onClose={close} />
  ));
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => open('new')}>
      {t('portfolio.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('portfolio.title')} lead={t('portfolio.lead')} actions={add} />
      <Works onEdit={open} />
      {dialog}
    </>
  );
}

/** With a line for the hint above several works. */
const WorksSkeleton = () => (
  <>
    <Typography sx={{ mb: 2 }}>
      <Skeleton width={320} sx={{ maxWidth: '100%' }} />
    </Typography>
    <WorkCardsSkeleton works={3} />
  </>
);

function Works({ onEdit }: { onEdit: (work: Work) => void }) {
  const t = useTexts();
  const empty = (
    <Panel>
      <EmptyState icon="media" title={t('portfolio.empty.title')}>
        {t('portfolio.empty.text')}
      </EmptyState>
    </Panel>
  );
  return (
    <QueryStates
      framed
      query={useOwnWorks()}
      skeleton={<WorksSkeleton />}
      empty={({ portfolios }) => portfolios.length === 0 && empty}
    >
      {({ portfolios }) => <OrderedWorks works={portfolios} onEdit={onEdit} />}
    </QueryStates>
  );
}
