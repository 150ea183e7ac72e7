import { PATHS } from '@metier/shared-kit/contract';
import { lazy } from 'react';

const HelpPage = lazy(() =>
  import('../features/help/help-page.tsx').then(({ HelpPage: Page }) => ({ default: Page })),
);
const LegalPage = lazy(() =>
  import('../features/legal/legal-page.tsx').then(({ LegalPage: Page }) => ({ default: Page })),
);
const ProfileRedirect = lazy(() =>
  import('../features/profile-redirect/profile-redirect.tsx').then(({ ProfileRedirect: Page }) => ({
    default: Page,
  })),
);

/** The screens that the shell shows itself; all others belong to remotes. `open` ones need no sign-in. */
export const OWN_PAGES = [
  { path: PATHS.help, Page: HelpPage, open: false },
  { path: '/legal/:document', Page: LegalPage, open: true },
  { path: '/app/profile/:id', Page: ProfileRedirect, open: false },
] as const;
