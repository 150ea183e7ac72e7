/** Read-only profile of a customer. */
export { CustomerProfilePage as Page } from '@metier/shared-kit/marketplace/profile';
