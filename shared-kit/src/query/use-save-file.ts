import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import {
  argsOf,
  endsSession,
  NetworkError,
  requestFile,
  saveFile,
  type FileCall,
  type Input,
  type Received,
} from '../http/index.ts';
import { useErrorText, useKitTexts } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';

type Saving<C extends FileCall> = UseMutationResult<string, Error, Input<C>> & {
  /** What has come of the file; undefined before its first bytes. */
  readonly received: Received | undefined;
};

/**
 * Downloads a file by a call; ends in one toast.
 *
 * @param failed toast of an error response; by default the error's own text
 * @example const save = useSaveFile('GET /api/freelancers/contract_file');
 *   <DownloadButton loading={save.isPending} received={save.received} onClick={() => save.mutate({})}>…</DownloadButton>
 */
export function useSaveFile<C extends FileCall>(call: C, failed?: (error: Error) => string): Saving<C> {
  const t = useKitTexts();
  const textOf = useErrorText();
  const [received, onReceived] = useState<Received>();
  const saving = useMutation({
    mutationFn: async (input: Input<C>) => {
      onReceived(undefined);
      const file = await requestFile(call, ...argsOf<C>({ ...(input as object), onReceived }));
      saveFile(file);
      return file.name;
    },
    onSuccess: (name) => {
      notify.clearErrors(call);
      notify.success(t('papers.saved', { name }));
    },
    onError: (error) =>
      notify.error(
        !failed || error instanceof NetworkError || endsSession(error) ? textOf(error) : failed(error),
        call,
      ),
  });
  return { ...saving, received };
}
