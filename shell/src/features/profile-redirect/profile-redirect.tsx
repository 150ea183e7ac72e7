import { customerPath, freelancerPath } from '@metier/shared-kit/contract';
import { isApiError } from '@metier/shared-kit/http';
import { useApiQuery } from '@metier/shared-kit/query';
import { Navigate, useParams } from '@metier/shared-kit/router';
import { PageError, PageSkeleton } from '@metier/shared-kit/ui';

/** `/app/profile/:id` leads to the profile of that user's role: a freelancer's if there is one, else a customer's. */
export function ProfileRedirect() {
  const { id = '' } = useParams();
  const freelancer = useApiQuery('GET /api/freelancer/profile', { query: { user_id: id } });
  if (freelancer.isPending) return <PageSkeleton />;
  if (freelancer.isSuccess) return <Navigate to={freelancerPath(id)} replace />;
  if (isApiError(freelancer.error, 'notFound')) return <Navigate to={customerPath(id)} replace />;
  return <PageError error={freelancer.error} onRetry={() => void freelancer.refetch()} />;
}
