import { DURATIONS } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { ConfirmButton } from '../../ui/confirm/index.ts';
import { Button, Stack, useProductNow } from '../../ui/index.ts';
import { useDeleteMessage } from './conversation.api.ts';
import type { Message } from './entries.ts';

const NAMED = 60;

/** The start of a text, to name a message: screen readers read names in full. */
function excerptOf(text: string): string {
  const signs = Array.from(text);
  return signs.length > NAMED ? `${signs.slice(0, NAMED).join('')}…` : text;
}

/** Shown as long as the API allows changes. */
export function OwnActions({ message, onEdit }: { message: Message; onEdit: () => void }) {
  const t = useKitTexts();
  const remove = useDeleteMessage();
  const age = useProductNow().getTime() - Date.parse(message.created_at);
  if (message.deleted_at || age >= DURATIONS.messageEdit * 1_000) return null;
  const { id: message_id } = message;
  const text = excerptOf(message.text || (message.files[0]?.name ?? ''));
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
      <Button size="small" color="inherit" onClick={onEdit} aria-label={t('conversation.edit', { text })}>
        {t('action.edit')}
      </Button>
      <ConfirmButton
        variant="text"
        size="small"
        aria-label={t('conversation.delete.named', { text })}
        title={t('conversation.delete.title')}
        text={t('conversation.delete.text')}
        confirm={t('conversation.delete.confirm')}
        destructive
        onConfirm={() => remove.mutateAsync({ query: { message_id } })}
      >
        {t('conversation.delete.action')}
      </ConfirmButton>
    </Stack>
  );
}
