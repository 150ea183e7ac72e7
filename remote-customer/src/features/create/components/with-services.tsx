import { QueryStates } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useCatalogue } from '../create.api.ts';
import type { CatalogueService } from '../draft-price.ts';
import { FormSkeleton } from './form-skeleton.tsx';

/** Renders a form once the services have been read. */
export const WithServices = ({
  children,
}: {
  children: (services: readonly CatalogueService[]) => ReactNode;
}) => (
  <QueryStates framed query={useCatalogue()} skeleton={<FormSkeleton />}>
    {({ services }) => children(services)}
  </QueryStates>
);
