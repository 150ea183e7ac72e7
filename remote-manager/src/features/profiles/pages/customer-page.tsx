import { CustomerProfilePage } from '@metier/shared-kit/marketplace/profile';
import { TAKE_DOWN } from '../../../shared/reviews/take-down.tsx';
import { PersonButton } from '../components/person-button.tsx';

/** Read-only profile of a customer. */
export function Page() {
  return <CustomerProfilePage actions={({ id }) => <PersonButton id={id} />} reviewAction={TAKE_DOWN} />;
}
