import { CustomerProfilePage } from '@metier/shared-kit/marketplace/profile';
import { TakeDownButton } from '../../../shared/reviews/take-down-button.tsx';
import { AccountPanel } from '../components/account-panel.tsx';

/** Read-only profile of a customer, with their account. */
export function Page() {
  return (
    <>
      <CustomerProfilePage reviewActions={(review) => <TakeDownButton review={review} />} />
      <AccountPanel />
    </>
  );
}
