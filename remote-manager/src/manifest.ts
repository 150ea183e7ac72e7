import { PATHS } from '@metier/shared-kit/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';

export const manifest = {
  name: 'manager',
  roles: ['manager'],
  routes: [{ path: PATHS.projects, title: 'projects.title', page: () => import('./features/projects/pages/all-projects-page.tsx') }],
  menu: [{ path: PATHS.projects, label: 'menu.projects', icon: 'projects', order: 10 }],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
