import { PATHS } from '@metier/shared-kit/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';

export const manifest = {
  name: 'auth',
  roles: 'public',
  routes: [{ path: PATHS.login, title: 'signIn.title', page: () => import('./features/sign-in/pages/login-page.tsx') }],
  menu: [],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
