import type { Role } from '@metier/contract';
import { matchPath } from '@metier/shared-kit/router';
import { OWN_PATHS } from './own-paths.ts';

const help = async () => (await import('../features/help/help-page.tsx')).HelpPage;
const publicHelp = async () => (await import('../features/help/public-help-page.tsx')).PublicHelpPage;
const legal = async () => (await import('../features/legal/legal-page.tsx')).LegalPage;
const profile = async () =>
  (await import('../features/profile-redirect/profile-redirect.tsx')).ProfileRedirect;

/** The shell's own pages. `open` ones need no sign-in. */
const OWN_PAGES = [
  { path: OWN_PATHS.help, load: help, open: false },
  { path: OWN_PATHS.publicHelp, load: publicHelp, open: true },
  { path: OWN_PATHS.legal, load: legal, open: true },
  { path: OWN_PATHS.profile, load: profile, open: false },
] as const;

/** The shell's own page at a path, if there is one for this role (undefined: not signed in). */
export const ownPageOf = (path: string, role: Role | undefined) =>
  OWN_PAGES.find(({ path: pattern, open }) => (open || role) && matchPath(pattern, path));
