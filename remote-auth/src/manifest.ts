import {
  changePasswordPath,
  notificationsRead,
  PATHS,
  ROLES,
  undoEmailPath,
  unsubscribePath,
} from '@metier/contract';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';

export const manifest = {
  name: 'auth',
  roles: 'public',
  routes: [
    {
      path: PATHS.login,
      title: 'signIn.title',
      page: () => import('./features/sign-in/pages/login-page.tsx'),
    },
    {
      path: PATHS.registration,
      title: 'signUp.title',
      page: () => import('./features/sign-up/pages/registration-page.tsx'),
    },
    {
      path: PATHS.requestCode,
      title: 'requestCode.title',
      page: () => import('./features/email-code/pages/request-code-page.tsx'),
    },
    {
      path: PATHS.signUpConfirmation,
      title: 'confirm.title',
      page: () => import('./features/email-code/pages/signup-confirmation-page.tsx'),
    },
    {
      path: PATHS.recoveryPassword,
      title: 'recovery.title',
      page: () => import('./features/password/pages/recovery-password-page.tsx'),
    },
    {
      path: changePasswordPath(':secretKey'),
      title: 'newPassword.title',
      page: () => import('./features/password/pages/change-password-page.tsx'),
    },
    {
      path: undoEmailPath(':secretKey'),
      title: 'undoEmail.title',
      page: () => import('./features/password/pages/undo-email-page.tsx'),
    },
    {
      path: PATHS.notifications,
      roles: ROLES,
      title: 'notifications.title',
      reads: [notificationsRead()],
      page: () => import('./features/notifications/pages/notifications-page.tsx'),
    },
    {
      path: PATHS.notificationMails,
      roles: ROLES,
      title: 'mails.title',
      page: () => import('./features/mails/pages/mails-page.tsx'),
    },
    {
      path: unsubscribePath(':token'),
      title: 'unsubscribe.title',
      page: () => import('./features/mails/pages/unsubscribe-page.tsx'),
    },
  ],
  menu: [],
  widgets: {
    'account.photo': () => import('./features/photo/photo-widget.tsx'),
    'account.security': () => import('./features/security/security-widget.tsx'),
  },
} satisfies RemoteManifest<typeof en>;
