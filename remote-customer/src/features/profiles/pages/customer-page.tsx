/** A customer, read-only. Source: seed.md §2. */
export { CustomerProfilePage as Page } from '@metier/shared-kit/marketplace/profile';
