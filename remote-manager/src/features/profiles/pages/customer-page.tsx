import { CustomerProfilePage } from '@metier/shared-kit/marketplace/profile';
import { TakeDownButton } from '../../../shared/reviews/take-down-button.tsx';
import { PersonButton } from '../components/person-button.tsx';

/** Read-only profile of a customer. */
export function Page() {
  return (
    <CustomerProfilePage
      actions={({ id }) => <PersonButton id={id} />}
      reviewActions={(review) => <TakeDownButton review={review} />}
    />
  );
}
