import { NotFound } from '@metier/shared-kit/ui';
import { useEffect } from 'react';

/** The not-found page. */
export function NotFoundPage() {
  useEffect(() => globalThis.metier?.reports?.push({ app: 'shell', kind: 'shown' }), []);
  return <NotFound />;
}
