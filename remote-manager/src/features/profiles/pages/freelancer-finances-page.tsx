import { freelancerPath, nameOf } from '@metier/contract';
import { Widget } from '@metier/shared-kit/remote';
import { useParams } from '@metier/shared-kit/router';
import { PageError, PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useFreelancer } from '../profiles.api.ts';

/** A freelancer's finances, read-only, by the freelancers' remote. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { data, error, refetch } = useFreelancer(id);
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={t('finances.title')}
        lead={t('finances.lead')}
        back={{ to: freelancerPath(id), label: data && nameOf(data.profile) }}
      />
      <Widget name="freelancer.finances" />
    </>
  );
}
