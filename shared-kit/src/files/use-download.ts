import { isApiError } from '../http/index.ts';
import { useErrorText, useKitTexts } from '../i18n/index.ts';
import { useApiMutation } from '../query/index.ts';

/** Lets the browser download a URL of the API without leaving the page; the API's file name takes precedence. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Downloads a file by a URL that is requested at the press, since URLs expire within minutes. */
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
