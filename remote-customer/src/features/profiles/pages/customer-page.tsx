/** Read-only profile of a customer. Source: seed.md §2. */
export { CustomerProfilePage as Page } from '@metier/shared-kit/marketplace/profile';
