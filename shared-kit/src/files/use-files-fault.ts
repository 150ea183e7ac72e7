import { LIMITS } from '@metier/contract';
import { isApiError } from '../http/index.ts';
import { useKitTexts } from '../i18n/index.ts';
import { useFormats } from '../ui/index.ts';

/** Explains why a call refused its files; undefined for any other error. */
export function useFilesFault(): (error: unknown) => string | undefined {
  const t = useKitTexts();
  const { fileSize } = useFormats();
  return (error) => {
    if (!isApiError(error, 'stateChanged') || !('files' in error.details)) return undefined;
    return error.details.files === 'project_full'
      ? t('files.full', { max: fileSize(LIMITS.files.bytesOfProject) })
      : t('files.missing');
  };
}
