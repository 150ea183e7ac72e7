import { useParams } from '@metier/shared-kit/router';
import { Finances } from './components/finances.tsx';

/** The money of the freelancer in the address, for a manager's page. Source: product.md §5. */
export function Widget() {
  const { id } = useParams();
  return <Finances owner={id} />;
}
