/** Read-only profiles, shared by all remotes that have their routes. */
export { CustomerProfilePage } from './customer-profile-page.tsx';
export { FreelancerProfilePage } from './freelancer-profile-page.tsx';
export { ProfilePanels, ProfilePanelsSkeleton } from './profile-panels.tsx';
export { WorkImages } from './work-images.tsx';
export { WorkCards, WorkCardsSkeleton, type Work } from './work-cards.tsx';
