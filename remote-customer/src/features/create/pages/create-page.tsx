import { addFreelancerPath, projectPath } from '@metier/shared-kit/contract';
import { useNavigate } from '@metier/shared-kit/router';
import { useSignedInUser } from '@metier/shared-kit/session';
import { ErrorState, PageHeader, PageSkeleton } from '@metier/shared-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { CreateForm } from '../components/create-form.tsx';
import { orderOf, useCatalogue, useCreateProject } from '../create.api.ts';
import type { Draft } from '../create.schema.ts';
import { dropDraft } from '../create.store.ts';
import { draftPrice, type CatalogueService } from '../draft-price.ts';

const PaymentDialog = lazy(async () => ({ default: (await import('../../../payment/payment-dialog.tsx')).PaymentDialog }));

/** Composes a project, creates it and takes its payment. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const catalogue = useCatalogue();
  if (catalogue.isPending) return <PageSkeleton panels={[320, 360, 320]} />;
  if (catalogue.isError) return <ErrorState error={catalogue.error} onRetry={() => void catalogue.refetch()} />;
  return (
    <>
      <PageHeader title={t('create.title')} lead={t('create.lead')} />
      <Create services={catalogue.data.services} />
    </>
  );
}

function Create({ services }: { services: readonly CatalogueService[] }) {
  const { id: userId } = useSignedInUser();
  const goTo = useNavigate();
  const create = useCreateProject();
  const [created, setCreated] = useState<{ id: string; name: string; budget: number }>();

  const submit = async (draft: Draft) => {
    const price = draftPrice(draft, services);
    if (!price) return;
    const body = orderOf(draft, price);
    const { project_id } = await create.mutateAsync({ body });
    dropDraft(userId);
    setCreated({ id: project_id, name: body.name, budget: body.budget });
  };

  return (
    <>
      <CreateForm services={services} onSubmit={submit} />
      {created && (
        <Suspense>
          <PaymentDialog
            project={created}
            onPaid={() => void goTo(addFreelancerPath(created.id), { replace: true })}
            onClose={() => void goTo(projectPath(created.id), { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
