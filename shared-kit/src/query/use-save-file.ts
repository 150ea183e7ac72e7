import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import {
  argsOf,
  endsSession,
  NetworkError,
  requestFile,
  saveFile,
  type FileCall,
  type Input,
} from '../http/index.ts';
import { useErrorText, useKitTexts } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';

/**
 * Downloads a file by a call; ends in one toast.
 *
 * @param failed toast of an error response; by default the error's own text
 * @example const save = useSaveFile('GET /api/freelancers/contract_file');
 *   <Button loading={save.isPending} onClick={() => save.mutate({})}>…</Button>
 */
export function useSaveFile<C extends FileCall>(
  call: C,
  failed?: (error: Error) => string,
): UseMutationResult<string, Error, Input<C>> {
  const t = useKitTexts();
  const textOf = useErrorText();
  return useMutation({
    mutationFn: async (input: Input<C>) => {
      const file = await requestFile(call, ...argsOf<C>(input));
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
}
