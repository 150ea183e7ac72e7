import { PATHS } from '@metier/contract';
import { useUser } from '@metier/shared-kit/session';
import { NotFound } from '@metier/shared-kit/ui';
import { useEffect } from 'react';
import { SHELL_NAMESPACE } from '../texts.ts';

/** The not-found page; links visitors to sign-in. */
export function NotFoundPage() {
  useEffect(() => globalThis.metier?.reports?.push({ app: SHELL_NAMESPACE, kind: 'shown' }), []);
  return <NotFound home={useUser() ? PATHS.myProjects : PATHS.login} />;
}
