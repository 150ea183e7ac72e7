import { dayAfter, type Price } from '@metier/contract';
import { useFilesFault } from '@metier/shared-kit/files';
import { isApiError, productNow, type Body } from '@metier/shared-kit/http';
import { PROJECT_READS, type Project } from '@metier/shared-kit/marketplace/project';
import { useApiMutation, useApiRead, useInvalidate } from '@metier/shared-kit/query';
import { useState } from 'react';
import { templatesRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';
import type { Draft } from './create.schema.ts';

/** The user's templates. */
export const useTemplates = () => useApiRead(templatesRead());

/** Deletes a template. */
export const useDeleteTemplate = (onSuccess: () => void) =>
  useApiMutation('DELETE /api/customer/templates', {
    success: useTexts()('templates.removed'),
    invalidates: ['GET /api/customer/templates'],
    onSuccess,
  });

/** Creates a project. If the price has changed meanwhile, shows that and refetches the catalogue. */
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
 * Edits a project as of when the form opened; an unpaid one is priced again. If it was changed since, shows that; the
 * next submit overwrites the change.
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

/** Converts a draft to the call's input: days to the deadline's date, price in cents. */
export const orderOf = (
  { days, edits, file_ids: _kept, ...draft }: Draft,
  price: Price,
): Body<'POST /api/projects/project'> => ({
  ...draft,
  deadline: dayAfter(productNow(), days),
  budget: price.total,
  edits: Number(edits) as 0 | 1 | 2,
});
