import type { GetCall } from '@metier/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ERRORS } from '@metier/contract';
import {
  ApiError,
  endsSession,
  isCanceled,
  NetworkError,
  request,
  type Args,
  type Call,
  type Extra,
  type Input,
  type Reply,
} from '../http/index.ts';
import { useErrorText } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';
import { useInFlight } from './use-in-flight.ts';
import { useInvalidate } from './use-invalidate.ts';

/** Answers that tell of another state than the page shows: not allowed, not there, not possible now. */
const OF_ANOTHER_STATE: readonly number[] = [403, 404, 409];
const cameTooLate = (error: unknown) =>
  error instanceof ApiError && OF_ANOTHER_STATE.includes(ERRORS[error.name].status);

/** What a call sends, and what it is told beside that. */
type Sending<C extends Call> = Input<C> & Extra;

interface MutationOptions<C extends Call> {
  /** Toast of a success. */
  success?: string;
  /**
   * Toast of an answered failure; default is the error's own text, null means that the page tells it in place. Not asked
   * where the session is over: then only a new sign-in helps.
   */
  failure?: (error: unknown) => string | null | undefined;
  /** Reads that are out of date afterwards; also when the call came too late, for then they were so before. */
  invalidates?: readonly GetCall[];
  onSuccess?: (reply: Reply<C>, input: Input<C>) => void;
  onError?: (error: unknown) => void;
}

/**
 * A call that changes something. Ends in one toast, and a success takes away what an earlier failure said; `mutateAsync` also rejects, so that a form keeps its values.
 * The same input again joins the call in flight, until the refetch of what it invalidates: a double click sends once
 * and tells once.
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
): UseMutationResult<Reply<C>, Error, Sending<C>> {
  const invalidate = useInvalidate();
  const rereading = useRef<Promise<unknown>>(Promise.resolve());
  const textOf = useErrorText();
  const mutation = useMutation<Reply<C>, Error, Sending<C>>({
    // The compiler cannot follow that an input of C is the argument list of C.
    mutationFn: (input: Sending<C>) => request(call, ...([input] as unknown as Args<C>)),
    onSuccess: (reply, input) => {
      rereading.current = invalidate(invalidates);
      notify.clearErrors(call);
      if (success) notify.success(success);
      onSuccess?.(reply, input);
    },
    onError: (error) => {
      // Whether a call that its caller has ended came through is known to the server alone.
      if (cameTooLate(error) || isCanceled(error)) void invalidate(invalidates);
      if (isCanceled(error)) return;
      const isAboutTheCall = !(error instanceof NetworkError || endsSession(error));
      const told = failure && isAboutTheCall ? failure(error) : undefined;
      if (told !== null) notify.error(told ?? textOf(error), call);
      onError?.(error);
    },
  });
  const reread = useCallback(() => rereading.current, []);
  const mutateAsync = useInFlight(mutation.mutateAsync, reread);
  const mutate = useCallback<typeof mutation.mutate>(
    // The failure has been told by `onError`.
    (...sending) => void mutateAsync(...sending).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
