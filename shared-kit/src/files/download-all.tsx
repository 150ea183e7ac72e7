import { isApiError, type Query } from '../http/index.ts';
import { useErrorText, useKitTexts } from '../i18n/index.ts';
import { useApiMutation } from '../query/index.ts';
import { Button, Icon } from '../ui/index.ts';
import { saveFrom } from './use-download.ts';

/**
 * Downloads several files as one archive.
 *
 * @example <DownloadAll of={{ project_id, version }} />
 */
export function DownloadAll({ of }: { of: Query<'GET /api/files/archive'> }) {
  const t = useKitTexts();
  const textOf = useErrorText();
  const archive = useApiMutation('GET /api/files/archive', {
    failure: (error) => (isApiError(error, 'notFound') ? t('files.none') : textOf(error)),
    onSuccess: ({ url }) => saveFrom(url, ''),
  });
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon name="download" />}
      loading={archive.isPending}
      onClick={() => archive.mutate({ query: of })}
      sx={{ alignSelf: 'flex-start' }}
    >
      {t('files.all')}
    </Button>
  );
}
