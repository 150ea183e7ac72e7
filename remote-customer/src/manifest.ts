import {
  activityRead,
  addFreelancerPath,
  conversationPath,
  conversationRead,
  conversationsRead,
  customerPath,
  customerRead,
  freelancerPath,
  freelancerRead,
  PATHS,
  projectPath,
  projectRead,
  servicePath,
  USER_ID,
} from '@metier/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';
import {
  billingProfileRead,
  catalogueRead,
  freelancersRead,
  invoicesRead,
  myMovesRead,
  myProjectsRead,
  spendingRead,
  teamRead,
  templatesRead,
} from './reads.ts';

/** The screens of customers. Source: product.md §5. */
export const manifest = {
  name: 'customer',
  roles: ['customer'],
  routes: [
    {
      path: PATHS.myProjects,
      title: 'myProjects.title',
      reads: [myMovesRead(), myProjectsRead()],
      page: () => import('./features/my-projects/pages/my-projects-page.tsx'),
    },
    {
      path: PATHS.create,
      title: 'create.title',
      reads: [catalogueRead(), templatesRead()],
      page: () => import('./features/create/pages/create-page.tsx'),
    },
    {
      path: PATHS.services,
      roles: 'public',
      title: 'services.title',
      reads: [catalogueRead()],
      page: () => import('./features/services/pages/services-page.tsx'),
    },
    {
      path: servicePath(':id'),
      roles: 'public',
      title: 'create.service',
      reads: [catalogueRead()],
      page: () => import('./features/services/pages/service-page.tsx'),
    },
    {
      path: addFreelancerPath(':id?'),
      title: 'executor.title',
      page: () => import('./features/executor/pages/add-freelancer-page.tsx'),
    },
    {
      path: projectPath(':id'),
      title: 'project.title',
      reads: [projectRead(':id'), activityRead(':id')],
      page: () => import('./features/project/pages/project-page.tsx'),
    },
    {
      path: PATHS.freelancers,
      title: 'freelancers.title',
      reads: [freelancersRead()],
      page: () => import('./features/freelancers/pages/freelancers-page.tsx'),
    },
    {
      path: PATHS.team,
      title: 'team.title',
      reads: [teamRead(USER_ID)],
      page: () => import('./features/team/pages/team-page.tsx'),
    },
    {
      path: PATHS.conversations,
      title: 'conversations.title',
      reads: [conversationsRead()],
      page: () => import('./features/conversations/pages/conversations-page.tsx'),
    },
    {
      path: conversationPath(':id', ':freelancer'),
      title: 'conversations.one',
      reads: [conversationRead(':id', ':freelancer')],
      page: () => import('./features/conversations/pages/conversation-page.tsx'),
    },
    {
      path: PATHS.billing,
      title: 'billing.title',
      reads: [spendingRead(), invoicesRead(), billingProfileRead()],
      page: () => import('./features/billing/pages/billing-page.tsx'),
    },
    {
      path: PATHS.user,
      title: 'profile.title',
      reads: [customerRead(USER_ID)],
      page: () => import('./features/company/pages/own-profile-page.tsx'),
    },
    {
      path: freelancerPath(':id'),
      title: 'profile.freelancer',
      reads: [freelancerRead(':id')],
      page: () => import('./features/profiles/pages/freelancer-page.tsx'),
    },
    {
      path: customerPath(':id'),
      title: 'profile.customer',
      reads: [customerRead(':id')],
      page: () => import('./features/profiles/pages/customer-page.tsx'),
    },
    {
      path: PATHS.complete,
      title: 'complete.title',
      page: () => import('./features/completion/pages/complete-page.tsx'),
    },
  ],
  menu: [
    { path: PATHS.myProjects, label: 'myProjects.title', icon: 'projects', order: 20, count: 'moves' },
    { path: PATHS.freelancers, label: 'freelancers.title', icon: 'search', order: 37 },
    { path: PATHS.team, label: 'team.title', icon: 'people', order: 30 },
    { path: PATHS.conversations, label: 'conversations.title', icon: 'chat', order: 35, count: 'messages' },
    { path: PATHS.billing, label: 'billing.title', icon: 'wallet', order: 40 },
    { path: PATHS.user, label: 'profile.title', icon: 'person', order: 50 },
  ],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
