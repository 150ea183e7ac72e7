import { LIMITS } from '@metier/contract';
import { isApiError } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useFormats } from '../../ui/index.ts';

/** Why files could not be sent along, for the `failure` of a mutation; undefined of a refusal that is not about them. */
export function useFilesRefusal() {
  const t = useKitTexts();
  const { fileSize } = useFormats();
  return (error: unknown): string | undefined => {
    if (!isApiError(error, 'stateChanged') || !('files' in error.details)) return undefined;
    return error.details.files === 'project_full'
      ? t('conversation.filesFull', { max: fileSize(LIMITS.files.bytesOfProject) })
      : t('conversation.filesMissing');
  };
}
