import {
  activityRead,
  customerPath,
  customerRead,
  freelancerFinancesPath,
  freelancerPath,
  freelancerRead,
  PATHS,
  personPath,
  projectPath,
  projectRead,
} from '@metier/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';
import { OWN_PATHS } from './paths.ts';
import {
  allProjectsRead,
  casesRead,
  myProjectsRead,
  overviewRead,
  payoutsRead,
  peopleRead,
  personRead,
  questionsRead,
  releasesRead,
  requestsRead,
  verificationsRead,
} from './reads.ts';

/** The screens of managers. Source: product.md §5. */
export const manifest = {
  name: 'manager',
  roles: ['manager'],
  routes: [
    {
      path: PATHS.overview,
      title: 'overview.title',
      reads: [overviewRead()],
      page: () => import('./features/overview/pages/overview-page.tsx'),
    },
    {
      path: PATHS.projects,
      title: 'projects.title',
      reads: [allProjectsRead()],
      page: () => import('./features/projects/pages/all-projects-page.tsx'),
    },
    {
      path: projectPath(':id'),
      title: 'project.title',
      reads: [projectRead(':id'), activityRead(':id'), questionsRead({ project_id: ':id' })],
      page: () => import('./features/project/pages/project-page.tsx'),
    },
    {
      path: PATHS.people,
      title: 'people.title',
      reads: [peopleRead()],
      page: () => import('./features/people/pages/people-page.tsx'),
    },
    {
      path: personPath(':id'),
      title: 'person.title',
      reads: [personRead(':id')],
      page: () => import('./features/people/pages/person-page.tsx'),
    },
    {
      path: PATHS.myProjects,
      title: 'myProjects.title',
      reads: [myProjectsRead()],
      page: () => import('./features/projects/pages/open-cases-page.tsx'),
    },
    {
      path: PATHS.cases,
      title: 'cases.title',
      reads: [casesRead()],
      page: () => import('./features/cases/pages/cases-page.tsx'),
    },
    {
      path: PATHS.verification,
      title: 'verification.title',
      reads: [verificationsRead()],
      page: () => import('./features/verification/pages/verification-page.tsx'),
    },
    {
      path: PATHS.payouts,
      title: 'payouts.title',
      reads: [payoutsRead()],
      page: () => import('./features/payouts/pages/payouts-page.tsx'),
    },
    {
      path: PATHS.support,
      title: 'support.title',
      reads: [requestsRead()],
      page: () => import('./features/support/pages/support-page.tsx'),
    },
    {
      path: OWN_PATHS.releases,
      title: 'releases.title',
      reads: [releasesRead()],
      page: () => import('./features/releases/pages/releases-page.tsx'),
    },
    {
      path: PATHS.user,
      title: 'profile.title',
      page: () => import('./features/account/pages/own-profile-page.tsx'),
    },
    {
      path: freelancerPath(':id'),
      title: 'profile.freelancer',
      reads: [freelancerRead(':id')],
      page: () => import('./features/profiles/pages/freelancer-page.tsx'),
    },
    {
      path: freelancerFinancesPath(':id'),
      title: 'finances.title',
      page: () => import('./features/profiles/pages/freelancer-finances-page.tsx'),
    },
    {
      path: customerPath(':id'),
      title: 'profile.customer',
      reads: [customerRead(':id')],
      page: () => import('./features/profiles/pages/customer-page.tsx'),
    },
  ],
  menu: [
    { path: PATHS.overview, label: 'overview.title', icon: 'chart', order: 5 },
    { path: PATHS.projects, label: 'projects.title', icon: 'projects', order: 10 },
    { path: PATHS.people, label: 'people.title', icon: 'people', order: 15 },
    { path: PATHS.cases, label: 'cases.title', icon: 'cases', order: 20, count: 'cases' },
    {
      path: PATHS.verification,
      label: 'verification.title',
      icon: 'verified',
      order: 30,
      count: 'verification',
    },
    {
      path: PATHS.payouts,
      label: 'payouts.title',
      icon: 'wallet',
      order: 35,
      count: 'payouts',
    },
    { path: PATHS.support, label: 'support.title', icon: 'support', order: 40, count: 'support' },
    { path: PATHS.myProjects, label: 'myProjects.title', icon: 'work', order: 45 },
    { path: OWN_PATHS.releases, label: 'releases.title', icon: 'development', order: 47 },
    { path: PATHS.user, label: 'profile.title', icon: 'person', order: 50 },
  ],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
