import { CustomerProfilePage } from '@metier/shared-kit/marketplace/profile';
import { AccountPanel } from '../components/account-panel.tsx';

/** A customer, read-only, with their account. */
export function Page() {
  return (
    <>
      <CustomerProfilePage />
      <AccountPanel />
    </>
  );
}
