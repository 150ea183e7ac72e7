/** A customer, read-only. */
export { CustomerProfilePage as Page } from '@metier/shared-kit/marketplace/profile';
