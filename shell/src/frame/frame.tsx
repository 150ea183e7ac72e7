import { useUser } from '@metier/shared-kit/session';
import type { ReactNode } from 'react';
import { AppFrame } from './app-frame.tsx';
import { PublicFrame } from './public-frame.tsx';

/** What stands around every page: the app for who is signed in, a quiet head for who is not. */
export function Frame({ children }: { children: ReactNode }) {
  return useUser() ? <AppFrame>{children}</AppFrame> : <PublicFrame>{children}</PublicFrame>;
}
