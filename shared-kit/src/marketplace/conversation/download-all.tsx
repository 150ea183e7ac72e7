import { saveFrom } from '../../files/index.ts';
import { isApiError } from '../../http/index.ts';
import { useErrorText, useKitTexts } from '../../i18n/index.ts';
import { useApiMutation } from '../../query/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { keyOf, type ConversationKey } from './conversation.api.ts';

/** Saves all files of a conversation as one archive, those of earlier messages as well. */
export function DownloadAll(key: ConversationKey) {
  const t = useKitTexts();
  const textOf = useErrorText();
  const archive = useApiMutation('GET /api/files/archive', {
    failure: (error) => (isApiError(error, 'notFound') ? t('conversation.noFiles') : textOf(error)),
    onSuccess: ({ url }) => saveFrom(url, ''),
  });
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon name="download" />}
      loading={archive.isPending}
      onClick={() => archive.mutate({ query: keyOf(key) })}
      sx={{ alignSelf: 'flex-start' }}
    >
      {t('conversation.allFiles')}
    </Button>
  );
}
