/** Profiles as others see them; every remote that has their routes shows the same pages. */
export { CustomerProfilePage } from './customer-profile-page.tsx';
export { FreelancerProfilePage } from './freelancer-profile-page.tsx';
export { ProfilePanels, ProfilePanelsSkeleton } from './profile-panels.tsx';
export { WorkCards, WorkCardsSkeleton, type Work } from './work-cards.tsx';
