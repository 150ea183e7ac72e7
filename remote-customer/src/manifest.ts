import { PATHS } from '@metier/shared-kit/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';

export const manifest = {
  name: 'customer',
  roles: ['customer'],
  routes: [{ path: PATHS.myProjects, title: 'projects.title', page: () => import('./features/projects/pages/my-projects-page.tsx') }],
  menu: [{ path: PATHS.myProjects, label: 'menu.projects', icon: 'projects', order: 10 }],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
