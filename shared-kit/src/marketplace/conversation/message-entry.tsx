import { useState } from 'react';
import { DURATIONS, nameOf } from '@metier/contract';
import { StoredFiles } from '../../files/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import { ConfirmButton } from '../../ui/confirm/index.ts';
import { Box, Button, Initials, Stack, Typography, useFormats, useProductNow } from '../../ui/index.ts';
import { LinkedText } from '../project/linked-text.tsx';
import { useDeleteMessage, useEditMessage } from './conversation.api.ts';
import type { Message } from './entries.ts';
import { MessageForm } from './message-form.tsx';

interface MessageEntryProps {
  message: Message;
  /** Address of the author's photo. */
  photo: string | undefined;
  /** True if it cannot be changed. */
  fixed: boolean;
}

/** A message; the user's own ones are on the right, with their actions. */
export function MessageEntry({ message, photo, fixed }: MessageEntryProps) {
  const isOwn = useSignedInUser().id === message.author.id;
  const [edits, setEdits] = useState(false);
  return (
    <Stack direction={isOwn ? 'row-reverse' : 'row'} sx={{ gap: 1.5 }}>
      <Initials
        first={message.author.first_name}
        last={message.author.last_name}
        photo={photo}
        sx={{ width: 32, height: 32, fontSize: '0.8125rem', bgcolor: 'primary.light', color: 'text.primary' }}
      />
      <Stack
        sx={{
          minWidth: 0,
          maxWidth: '60ch',
          flex: edits ? 1 : '0 1 auto',
          gap: 0.5,
          alignItems: edits ? 'stretch' : isOwn ? 'flex-end' : 'flex-start',
        }}
      >
        <Head message={message} />
        {edits ? (
          <Edited message={message} onClose={() => setEdits(false)} />
        ) : (
          <Text message={message} isOwn={isOwn} />
        )}
        <StoredFiles files={message.files} />
        {isOwn && !edits && !fixed && message.kind === 'message' && (
          <OwnActions message={message} onEdit={() => setEdits(true)} />
        )}
      </Stack>
    </Stack>
  );
}

function Head({ message: { kind, author, created_at, edited_at, deleted_at } }: { message: Message }) {
  const t = useKitTexts();
  const { time } = useFormats();
  return (
    <Typography variant="body2" color="textSecondary">
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {nameOf(author)}
      </Box>{' '}
      · <time dateTime={created_at}>{time(created_at)}</time>
      {edited_at && !deleted_at && ` · ${t('conversation.edited')}`}
      {kind !== 'message' && ` · ${t(`conversation.kind.${kind}`)}`}
    </Typography>
  );
}

function Text({ message: { text, deleted_at }, isOwn }: { message: Message; isOwn: boolean }) {
  const t = useKitTexts();
  // The text of a message may be empty if it has files.
  if (!text && !deleted_at) return null;
  return (
    <Box
      sx={{
        px: 1.5,
        py: 1,
        borderRadius: 2,
        maxWidth: '100%',
        bgcolor: isOwn ? 'primary.light' : 'action.hover',
      }}
    >
      {deleted_at ? (
        <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {t('conversation.deleted')}
        </Typography>
      ) : (
        <LinkedText text={text} />
      )}
    </Box>
  );
}

function Edited({ message: { id, text }, onClose }: { message: Message; onClose: () => void }) {
  const t = useKitTexts();
  const edit = useEditMessage();
  return (
    <MessageForm
      draft={{ kind: 'message', about: id }}
      label={t('conversation.yours')}
      submit={t('action.save')}
      text={text}
      onSend={async (typed) => {
        await edit.mutateAsync({ body: { message_id: id, text: typed } });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

const NAMED = 60;

/** The start of a text, to name a message: screen readers read names in full. */
function excerptOf(text: string): string {
  const signs = Array.from(text);
  return signs.length > NAMED ? `${signs.slice(0, NAMED).join('')}…` : text;
}

/** Shown as long as the API allows changes. */
function OwnActions({ message, onEdit }: { message: Message; onEdit: () => void }) {
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
