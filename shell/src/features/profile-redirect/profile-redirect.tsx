import { customerPath, freelancerPath } from '@metier/contract';
import { isApiError } from '@metier/shared-kit/http';
import { Navigate, useParams } from '@metier/shared-kit/router';
import { PageError, PageSkeleton } from '@metier/shared-kit/ui';
import { useFreelancer } from './profile-redirect.api.ts';

/** Redirects `/app/profile/:id` to the freelancer's profile, or to the customer's if the user is not a freelancer. */
export function ProfileRedirect() {
  const { id = '' } = useParams();
  const freelancer = useFreelancer(id);
  if (freelancer.isPending) return <PageSkeleton />;
  if (freelancer.data) return <Navigate to={freelancerPath(id)} replace />;
  if (isApiError(freelancer.error, 'notFound')) return <Navigate to={customerPath(id)} replace />;
  return <PageError error={freelancer.error} onRetry={() => void freelancer.refetch()} />;
}
