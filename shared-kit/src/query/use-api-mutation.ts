import type { GetCall } from '@metier/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ERRORS } from '@metier/contract';
import {
  argsOf,
  ApiError,
  endsSession,
  isCanceled,
  NetworkError,
  request,
  type Call,
  type CallOptions,
  type Input,
  type Reply,
} from '../http/index.ts';
import { useErrorText } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';
import { useInFlight } from './use-in-flight.ts';
import { useInvalidate } from './use-invalidate.ts';

/** Responses that mean that the page shows an outdated state: not allowed, not found, conflict. */
const OF_ANOTHER_STATE: readonly number[] = [403, 404, 409];
const cameTooLate = (error: unknown) =>
  error instanceof ApiError && OF_ANOTHER_STATE.includes(ERRORS[error.name].status);

/** Input of a call with its options. */
type MutationInput<C extends Call> = Input<C> & CallOptions;

interface MutationOptions<C extends Call> {
  /** Toast on success. */
  success?: string;
  /**
   * Toast on an error response; by default the error's own text, null if the page shows it itself. Not called if the
   * session has ended, since then only a new sign-in helps.
   */
  failure?: (error: unknown) => string | null | undefined;
  /** Reads to invalidate on success, and if the call came too late, since they were already outdated. */
  invalidates?: readonly GetCall[];
  onSuccess?: (reply: Reply<C>, input: Input<C>) => void;
  onError?: (error: unknown) => void;
}

/**
 * A mutation. Ends in one toast, and a success closes an earlier error toast; `mutateAsync` also rejects, so that a
 * form keeps its values. A second call with the same input joins the one in flight until its invalidated reads are
 * refetched: a double click sends once and shows one toast.
 *
 * @example
 * const accept = useApiMutation('POST /api/invitations/accept', {
 *   success: t('accepted'),
 *   invalidates: ['GET /api/freelancer/invitations'],
 * });
 * accept.mutate({ body: { project_id, take: 1 } });
 */
export function useApiMutation<C extends Call>(
  call: C,
  { success, failure, invalidates = [], onSuccess, onError }: MutationOptions<C> = {},
): UseMutationResult<Reply<C>, Error, MutationInput<C>> {
  const invalidate = useInvalidate();
  const refetching = useRef<Promise<unknown>>(Promise.resolve());
  const textOf = useErrorText();
  const mutation = useMutation<Reply<C>, Error, MutationInput<C>>({
    mutationFn: (input: MutationInput<C>) => request(call, ...argsOf<C>(input)),
    onSuccess: (reply, input) => {
      refetching.current = invalidate(invalidates);
      notify.clearErrors(call);
      if (success) notify.success(success);
      onSuccess?.(reply, input);
    },
    onError: (error) => {
      // For an aborted call, only the server knows whether it took effect.
      if (cameTooLate(error) || isCanceled(error)) void invalidate(invalidates);
      if (isCanceled(error)) return;
      const isAboutTheCall = !(error instanceof NetworkError || endsSession(error));
      const message = failure && isAboutTheCall ? failure(error) : undefined;
      if (message !== null) notify.error(message ?? textOf(error), call);
      onError?.(error);
    },
  });
  const refetched = useCallback(() => refetching.current, []);
  const mutateAsync = useInFlight(mutation.mutateAsync, refetched);
  const mutate = useCallback<typeof mutation.mutate>(
    // `onError` has already reported the failure.
    (...sending) => void mutateAsync(...sending).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
