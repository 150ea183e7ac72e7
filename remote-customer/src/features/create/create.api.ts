import { dayAfter, type Price } from '@metier/contract';
import { useFilesFault } from '@metier/shared-kit/files';
import { isApiError, productNow, type Body } from '@metier/shared-kit/http';
import { PROJECT_READS, type Project } from '@metier/shared-kit/marketplace/project';
import { useApiMutation, useApiRead, useInvalidate } from '@metier/shared-kit/query';
import { useState } from 'react';
import { catalogueRead, templatesRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';
import type { Draft } from './create.schema.ts';

/** The services on offer with their minimum prices. */
export const useCatalogue = () => useApiRead(catalogueRead());

/** The own templates. */
export const useTemplates = () => useApiRead(templatesRead());

/** Deletes a template. */
export const useDeleteTemplate = (onSuccess: () => void) =>
  useApiMutation('DELETE /api/customer/templates', {
    success: useTexts()('templates.removed'),
    invalidates: ['GET /api/customer/templates'],
    onSuccess,
  });

/** Creates a project. If the price has changed meanwhile, says so and refetches the catalogue. */
export function useCreateProject() {
  const invalidate = useInvalidate();
  const failure = useFilesFault();
  return useApiMutation('POST /api/projects/project', {
    failure,
    invalidates: PROJECT_READS,
    onError: () => void invalidate(['GET /api/catalogue']),
  });
}

/**
 * Changes a project as it was when the form opened; an unpaid one is priced again. Where somebody has changed it since,
 * that is told, and the next press saves over it.
 */
export function useEditProject(project: Project) {
  const t = useTexts();
  const invalidate = useInvalidate();
  const [version, setVersion] = useState(project.version);
  const failure = useFilesFault();
  const edit = useApiMutation('PUT /api/projects/project', {
    failure,
    success: t('edit.done'),
    invalidates: PROJECT_READS,
    onError: (error) => {
      if (isApiError(error, 'stateChanged') && 'version' in error.details) setVersion(error.details.version);
      void invalidate(['GET /api/catalogue']);
    },
  });
  return { edit, version };
}

/** A draft as the API takes it: the days as the date they end on, the price in cents. */
export const orderOf = (
  { days, edits, file_ids: _kept, ...draft }: Draft,
  price: Price,
): Body<'POST /api/projects/project'> => ({
  ...draft,
  deadline: dayAfter(productNow(), days),
  budget: price.total,
  edits: Number(edits) as 0 | 1 | 2,
});
