import { projectPath } from '@metier/shared-kit/contract';
import { Navigate, useParams } from '@metier/shared-kit/router';

/** The seed's other address of a project. Source: product.md §5. */
export function Page() {
  const { id = '' } = useParams();
  return <Navigate to={projectPath(id)} replace />;
}
