import { PATHS } from '@metier/shared-kit/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';

export const manifest = {
  name: 'freelancer',
  roles: ['freelancer'],
  routes: [{ path: PATHS.invitations, title: 'invitations.title', page: () => import('./features/invitations/pages/invitations-page.tsx') }],
  menu: [{ path: PATHS.invitations, label: 'menu.invitations', icon: 'mail', order: 10 }],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
