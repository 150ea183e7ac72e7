import { useParams } from '@metier/shared-kit/router';
import { Finances } from './components/finances.tsx';

/** The finances of the freelancer in the URL, for a manager's page. Source: product.md §5. */
export function Widget() {
  const { id } = useParams();
  return <Finances owner={id} />;
}
