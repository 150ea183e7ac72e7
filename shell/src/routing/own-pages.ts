import { legalPath, PATHS, profilePath, type Role } from '@metier/contract';
import { matchPath } from '@metier/shared-kit/router';

const help = async () => (await import('../features/help/help-page.tsx')).HelpPage;
const publicHelp = async () => (await import('../features/help/public-help-page.tsx')).PublicHelpPage;
const legal = async () => (await import('../features/legal/legal-page.tsx')).LegalPage;
const profile = async () =>
  (await import('../features/profile-redirect/profile-redirect.tsx')).ProfileRedirect;

/** The shell's own pages. `open` ones need no sign-in. */
const OWN_PAGES = [
  { path: PATHS.help, load: help, open: false },
  { path: PATHS.publicHelp, load: publicHelp, open: true },
  { path: legalPath(':document'), load: legal, open: true },
  { path: profilePath(':id'), load: profile, open: false },
] as const;

/** The shell's own page at a path, if there is one for this role (undefined: not signed in). */
export const ownPageOf = (path: string, role: Role | undefined) =>
  OWN_PAGES.find(({ path: pattern, open }) => (open || role) && matchPath(pattern, path));
