import {
  conversationPath,
  conversationRead,
  conversationsRead,
  customerPath,
  freelancerPath,
  PATHS,
  portfolioPath,
  projectPath,
  projectRead,
  publicPath,
  ROLES,
} from '@metier/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';
import {
  clearingRead,
  earningsRead,
  fundsRead,
  invitationsRead,
  myMovesRead,
  myProjectsRead,
  openProjectsRead,
  publicPageRead,
  workRead,
} from './reads.ts';

/** The screens of freelancers. Source: product.md §5. */
export const manifest = {
  name: 'freelancer',
  roles: ['freelancer'],
  routes: [
    {
      path: PATHS.invitations,
      title: 'invitations.title',
      reads: [invitationsRead()],
      page: () => import('./features/invitations/pages/invitations-page.tsx'),
    },
    {
      path: PATHS.openProjects,
      title: 'openProjects.title',
      reads: [openProjectsRead()],
      page: () => import('./features/open-projects/pages/open-projects-page.tsx'),
    },
    {
      path: PATHS.myProjects,
      title: 'myProjects.title',
      reads: [myMovesRead(), myProjectsRead()],
      page: () => import('./features/my-projects/pages/my-projects-page.tsx'),
    },
    {
      path: projectPath(':id'),
      title: 'project.title',
      reads: [projectRead(':id')],
      page: () => import('./features/project/pages/project-page.tsx'),
    },
    {
      path: PATHS.finances,
      title: 'finances.title',
      reads: [fundsRead(), clearingRead(), earningsRead()],
      page: () => import('./features/finances/pages/finances-page.tsx'),
    },
    {
      path: PATHS.portfolio,
      title: 'portfolio.title',
      page: () => import('./features/portfolio/pages/own-works-page.tsx'),
    },
    {
      path: portfolioPath(':id'),
      roles: ROLES,
      title: 'portfolio.title',
      reads: [workRead(':id')],
      page: () => import('./features/portfolio/pages/work-page.tsx'),
    },
    {
      path: publicPath(':id'),
      roles: 'public',
      title: 'publicPage.title',
      reads: [publicPageRead(':id')],
      page: () => import('./features/public-page/pages/public-page.tsx'),
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
      path: PATHS.user,
      title: 'profile.title',
      page: () => import('./features/profile/pages/own-profile-page.tsx'),
    },
    {
      path: freelancerPath(':id'),
      title: 'profile.freelancer',
      page: () => import('./features/profile/pages/freelancer-page.tsx'),
    },
    {
      path: customerPath(':id'),
      title: 'profile.customer',
      page: () => import('./features/profile/pages/customer-page.tsx'),
    },
  ],
  menu: [
    { path: PATHS.invitations, label: 'invitations.title', icon: 'mail', order: 10, count: 'invitations' },
    { path: PATHS.myProjects, label: 'myProjects.title', icon: 'projects', order: 20, count: 'moves' },
    { path: PATHS.openProjects, label: 'openProjects.title', icon: 'search', order: 30 },
    { path: PATHS.conversations, label: 'conversations.title', icon: 'chat', order: 35, count: 'messages' },
    { path: PATHS.finances, label: 'finances.title', icon: 'wallet', order: 40 },
    { path: PATHS.portfolio, label: 'portfolio.title', icon: 'media', order: 45 },
    { path: PATHS.user, label: 'profile.title', icon: 'person', order: 50 },
  ],
  widgets: { 'freelancer.finances': () => import('./features/finances/finances-widget.tsx') },
} satisfies RemoteManifest<typeof en>;
