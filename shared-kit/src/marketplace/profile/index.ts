/** Read-only profiles, shared by all remotes that have their routes. */
export { CategoriesPanel } from './categories-panel.tsx';
export { CustomerProfilePage } from './customer-profile-page.tsx';
export { FreelancerMarks, MarksSkeleton } from './freelancer-marks.tsx';
export { FreelancerProfilePage } from './freelancer-profile-page.tsx';
export { Portrait, PortraitSkeleton } from './portrait.tsx';
export { ProfilePanels, ProfilePanelsSkeleton } from './profile-panels.tsx';
export { RecordPanel, RecordSkeleton } from './record-panel.tsx';
export { ServicesPanel } from './services-panel.tsx';
export { WorkImages } from './work-images.tsx';
export { WorkCards, WorkCardsSkeleton, type Work } from './work-cards.tsx';
