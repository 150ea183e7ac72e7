import { isApiError } from '../http/index.ts';
import { useErrorText, useKitTexts } from '../i18n/index.ts';
import { useApiMutation } from '../query/index.ts';

/** Lets the browser save what is at an address of the API, while the page stays; the API's name of it comes first. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Saves a file by an address that is made at the press: addresses are good for minutes. */
export function useDownload(name: string) {
  const t = useKitTexts();
  const textOf = useErrorText();
  return useApiMutation('GET /api/files/link', {
    failure: (error) => {
      if (isApiError(error, 'notFound')) return t('files.gone', { name });
      return isApiError(error, 'stateChanged') ? t('files.held', { name }) : textOf(error);
    },
    onSuccess: ({ url }) => saveFrom(url, name),
  });
}
