import { DURATIONS, LIMITS, read } from '@metier/contract';
import { useFilesFault } from '@metier/shared-kit/files';
import { isApiError } from '@metier/shared-kit/http';
import { notify } from '@metier/shared-kit/notify';
import { PROJECT_READS, useServiceName, type Project } from '@metier/shared-kit/marketplace/project';
import { useApiMutation, useApiRead, useInvalidate } from '@metier/shared-kit/query';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** Freelancers who responded to a project. */
export const useResponses = (projectId: string, page: number) =>
  useApiRead(read('GET /api/customers/projects/responses', { query: { project_id: projectId, page } }), {
    keepPrevious: true,
  });

/** Invited freelancers who have not answered; always fit on one page. */
export const useInvited = (projectId: string) =>
  useApiRead(read('GET /api/customers/projects/invitations', { query: { project_id: projectId } }));

/** Accepts the delivered work, which releases the money to the freelancer. */
export const useAccept = () =>
  useApiMutation('POST /api/customer/acceptance', {
    success: useTexts()('accept.done'),
    invalidates: PROJECT_READS,
  });

/** Sends the delivered work back. */
export const useSendBack = () =>
  useApiMutation('POST /api/customer/acceptance', {
    success: useTexts()('sendBack.done'),
    failure: useFilesFault(),
    invalidates: PROJECT_READS,
  });

/** Extends the review time, once. */
export const useExtendReview = () => {
  const { duration } = useFormats();
  return useApiMutation('POST /api/customer/extend_review', {
    success: useTexts()('extend.done', { time: duration(DURATIONS.reviewExtension) }),
    invalidates: PROJECT_READS,
  });
};

/** Refunds at once, or requests the refund. If the kind has changed meanwhile, the error says so. */
export const useRefund = () => {
  const t = useTexts();
  const { duration } = useFormats();
  const filesFault = useFilesFault();
  return useApiMutation('POST /api/customer/refund', {
    onSuccess: ({ project }) =>
      notify.success(
        project.case === 'refund_requested'
          ? t('refund.asked', { time: duration(DURATIONS.refundAnswer) })
          : t('refund.done'),
      ),
    failure: (error) =>
      isApiError(error, 'stateChanged')
        ? filesFault(error)
        : t(isApiError(error, 'notFound') ? 'refund.invalid' : 'refund.failed'),
    invalidates: PROJECT_READS,
  });
};

/** Orders a project again, open to everybody or with its executor; returns the new project. */
export const useOrderAgain = ({ category_id }: Project) => {
  const t = useTexts();
  const serviceName = useServiceName();
  return useApiMutation('POST /api/projects/copy', {
    success: t('again.done'),
    failure: (error) =>
      isApiError(error, 'invalidInput') && 'category_id' in error.details
        ? t('again.serviceGone', { service: serviceName(category_id) })
        : undefined,
    invalidates: PROJECT_READS,
  });
};

/** Saves the order of a project as a template; once it is saved, says so. */
export const useSaveTemplate = () => {
  const t = useTexts();
  return useApiMutation('POST /api/customer/templates', {
    onSuccess: ({ is_new }) => notify.success(t(is_new ? 'templates.saved' : 'templates.savedBefore')),
    failure: (error) =>
      isApiError(error, 'stateChanged') ? t('templates.full', { count: LIMITS.templates }) : undefined,
    invalidates: ['GET /api/customer/templates'],
  });
};

/** Deletes an unpaid project. Only the list is refetched, because the project's own reads no longer exist. */
export const useDeleteProject = () => {
  const t = useTexts();
  const invalidate = useInvalidate();
  return useApiMutation('DELETE /api/projects/project', {
    success: t('delete.done'),
    failure: (error) => (isApiError(error, 'stateChanged') ? undefined : t('delete.failed')),
    invalidates: ['GET /api/customer/my_projects'],
    onError: () => void invalidate(['GET /api/projects/project']),
  });
};
