import { useState } from 'react';
import { nameOf } from '@metier/contract';
import { StoredFiles } from '../../files/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import { Avatar, Box, SEPARATOR, Stack, Typography, useFormats } from '../../ui/index.ts';
import type { Message, Photo } from './entries.ts';
import { OwnActions } from './own-message-actions.tsx';
import { Edited, MessageText } from './message-text.tsx';

interface MessageEntryProps {
  message: Message;
  /** The author's photo. */
  photo: Photo;
  /** True if it cannot be changed. */
  fixed: boolean;
}

/** A message; the user's own ones are on the right, with their actions. */
export function MessageEntry({ message, photo, fixed }: MessageEntryProps) {
  const isOwn = useSignedInUser().id === message.author.id;
  const [edits, setEdits] = useState(false);
  return (
    <Stack direction={isOwn ? 'row-reverse' : 'row'} sx={{ gap: 1.5 }}>
      <Avatar person={{ ...message.author, photo }} size={32} />
      <Stack
        sx={{
          minWidth: 0,
          maxWidth: '60ch',
          flex: edits ? 1 : '0 1 auto',
          gap: 0.5,
          alignItems: edits ? 'stretch' : isOwn ? 'flex-end' : 'flex-start',
        }}
      >
        <Head message={message} isOwn={isOwn} />
        {edits ? (
          <Edited message={message} onClose={() => setEdits(false)} />
        ) : (
          <MessageText message={message} isOwn={isOwn} />
        )}
        <StoredFiles files={message.files} />
        {isOwn && !edits && !fixed && message.kind === 'message' && (
          <OwnActions message={message} onEdit={() => setEdits(true)} />
        )}
      </Stack>
    </Stack>
  );
}

interface HeadProps {
  message: Message;
  isOwn: boolean;
}

function Head({ message: { kind, author, created_at, edited_at, deleted_at }, isOwn }: HeadProps) {
  const t = useKitTexts();
  const { time } = useFormats();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ textAlign: isOwn ? 'end' : 'start' }}>
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {nameOf(author)}
      </Box>
      {SEPARATOR}
      <time dateTime={created_at}>{time(created_at)}</time>
      {edited_at && !deleted_at && `${SEPARATOR}${t('conversation.edited')}`}
      {kind !== 'message' && `${SEPARATOR}${t(`conversation.kind.${kind}`)}`}
    </Typography>
  );
}
