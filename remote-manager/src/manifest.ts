import { customerPath, freelancerPath, PATHS, projectPath } from '@metier/shared-kit/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';

/** The screens of managers. Source: product.md §5. */
export const manifest = {
  name: 'manager',
  roles: ['manager'],
  routes: [
    {
      path: PATHS.projects,
      title: 'projects.title',
      reads: ['/api/projects?page=1'],
      page: () => import('./features/projects/pages/all-projects-page.tsx'),
    },
    {
      path: projectPath(':id'),
      title: 'project.title',
      reads: ['/api/projects/project?project_id=:id'],
      page: () => import('./features/project/pages/project-page.tsx'),
    },
    {
      path: PATHS.myProjects,
      title: 'cases.title',
      reads: ['/api/manager/my_projects?page=1'],
      page: () => import('./features/projects/pages/open-cases-page.tsx'),
    },
    {
      path: PATHS.user,
      title: 'account.title',
      page: () => import('./features/account/pages/account-page.tsx'),
    },
    {
      path: freelancerPath(':id'),
      title: 'profile.freelancer',
      page: () => import('./features/profiles/pages/freelancer-page.tsx'),
    },
    {
      path: customerPath(':id'),
      title: 'profile.customer',
      page: () => import('./features/profiles/pages/customer-page.tsx'),
    },
  ],
  menu: [
    { path: PATHS.projects, label: 'projects.title', icon: 'projects', order: 10 },
    { path: PATHS.myProjects, label: 'cases.title', icon: 'cases', order: 20 },
    { path: PATHS.user, label: 'account.title', icon: 'person', order: 50 },
  ],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
