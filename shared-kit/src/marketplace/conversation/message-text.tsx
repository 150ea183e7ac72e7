import { useKitTexts } from '../../i18n/index.ts';
import { Box, Typography } from '../../ui/index.ts';
import { LinkedText } from '../project/linked-text.tsx';
import { useEditMessage } from './conversation.api.ts';
import type { Message } from './entries.ts';
import { MessageForm } from './message-form.tsx';

export function MessageText({ message: { text, deleted_at }, isOwn }: { message: Message; isOwn: boolean }) {
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

export function Edited({ message: { id, text }, onClose }: { message: Message; onClose: () => void }) {
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
