import { useLiveRegistry } from '@metier/platform/federation';
import { useQueryClient } from '@metier/shared-kit/query';
import { BrowserRouter } from '@metier/shared-kit/router';
import type { ReactNode } from 'react';
import { prepareVisit } from './prepare-visit.ts';

/** The router, which prepares each page before it is shown. */
export function PageRouter({ children }: { children: ReactNode }) {
  const live = useLiveRegistry();
  const client = useQueryClient();
  return <BrowserRouter prepare={(to) => prepareVisit(live, client, to)}>{children}</BrowserRouter>;
}
