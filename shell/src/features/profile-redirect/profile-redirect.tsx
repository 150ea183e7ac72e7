import { customerPath, freelancerPath } from '@metier/contract';
import { isApiError } from '@metier/shared-kit/http';
import { Navigate, useParams } from '@metier/shared-kit/router';
import { PageError, PageSkeleton } from '@metier/shared-kit/ui';
import { useFreelancer } from './profile-redirect.api.ts';

/** `/app/profile/:id` leads to the profile of that user's role: a freelancer's if there is one, else a customer's. */
export function ProfileRedirect() {
  const { id = '' } = useParams();
  const freelancer = useFreelancer(id);
  if (freelancer.isPending) return <PageSkeleton />;
  if (freelancer.data) return <Navigate to={freelancerPath(id)} replace />;
  if (isApiError(freelancer.error, 'notFound')) return <Navigate to={customerPath(id)} replace />;
  return <PageError error={freelancer.error} onRetry={() => void freelancer.refetch()} />;
}
