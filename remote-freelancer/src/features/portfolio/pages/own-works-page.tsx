import { WorkCards, WorkCardsSkeleton, type Work } from '@metier/shared-kit/marketplace/profile';
import { onDemand } from '@metier/shared-kit/on-demand';
import { usePageNumber } from '@metier/shared-kit/router';
import { Button, EmptyState, ErrorState, Icon, PageHeader, Pager, Panel } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { WorkActions } from '../components/work-actions.tsx';
import { useOwnWorks } from '../portfolio.api.ts';

const WorkDialog = onDemand(async () => (await import('../components/work-dialog.tsx')).WorkDialog);

/** What the signed-in freelancer shows of their work. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const [open, setOpen] = useState<Work | 'new'>();
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setOpen('new')}>
      {t('portfolio.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('portfolio.title')} lead={t('portfolio.lead')} actions={add} />
      <Works onEdit={setOpen} />
      {open && <WorkDialog {...(open === 'new' ? {} : { work: open })} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Works({ onEdit }: { onEdit: (work: Work) => void }) {
  const t = useTexts();
  const [page, turnTo] = usePageNumber();
  const { data, error, refetch } = useOwnWorks(page);
  if (error) return <ErrorState framed error={error} onRetry={() => void refetch()} />;
  if (!data) return <WorkCardsSkeleton works={3} />;
  if (data.portfolios.length === 0) {
    return (
      <Panel>
        <EmptyState icon="media" title={t('portfolio.empty.title')}>
          {t('portfolio.empty.text')}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <WorkCards
        works={data.portfolios}
        heading="h2"
        actions={(work) => <WorkActions work={work} onEdit={() => onEdit(work)} />}
      />
      <Pager page={page} pages={data.pages} onChange={turnTo} />
    </>
  );
}
