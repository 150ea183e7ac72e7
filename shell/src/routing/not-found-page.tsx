import { NotFound } from '@metier/shared-kit/ui';
import { useEffect } from 'react';
import { SHELL_NAMESPACE } from '../texts.ts';

/** The not-found page. */
export function NotFoundPage() {
  useEffect(() => globalThis.metier?.reports?.push({ app: SHELL_NAMESPACE, kind: 'shown' }), []);
  return <NotFound />;
}
