import { PATHS, projectPath } from '@metier/shared-kit/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';

export const manifest = {
  name: 'freelancer',
  roles: ['freelancer'],
  routes: [
    { path: PATHS.invitations, title: 'invitations.title', page: () => import('./features/invitations/pages/invitations-page.tsx') },
    { path: projectPath(':id'), title: 'menu.myProjects', page: () => import('./features/project/pages/project-page.tsx') },
    { path: PATHS.finances, title: 'finances.title', page: () => import('./features/finances/pages/finances-page.tsx') },
  ],
  menu: [
    { path: PATHS.invitations, label: 'menu.invitations', icon: 'mail', order: 10 },
    { path: PATHS.finances, label: 'menu.finances', icon: 'wallet', order: 40 },
  ],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
