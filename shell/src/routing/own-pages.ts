import { legalPath, PATHS, profilePath } from '@metier/contract';

const help = async () => (await import('../features/help/help-page.tsx')).HelpPage;
const legal = async () => (await import('../features/legal/legal-page.tsx')).LegalPage;
const profile = async () =>
  (await import('../features/profile-redirect/profile-redirect.tsx')).ProfileRedirect;

/** The screens that the shell shows itself; all others belong to remotes. `open` ones need no sign-in. */
export const OWN_PAGES = [
  { path: PATHS.help, load: help, open: false },
  { path: legalPath(':document'), load: legal, open: true },
  { path: profilePath(':id'), load: profile, open: false },
] as const;
