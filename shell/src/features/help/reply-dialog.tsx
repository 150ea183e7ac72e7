import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../texts.ts';
import { useReply, type Request } from './help.api.ts';

/** Writes to support about a question again. */
export function ReplyDialog({ request: { id, name }, onClose }: { request: Request; onClose: () => void }) {
  const t = useTexts();
  const reply = useReply();
  return (
    <TextDialog
      draft={{ kind: 'support-reply', about: id }}
      title={t('help.own.replyTitle', { name })}
      submit={t('help.own.send')}
      name="text"
      label={t('help.own.text')}
      max={LIMITS.descriptionLength}
      onClose={onClose}
      onSend={(text) => reply.mutateAsync({ body: { id, text } })}
    />
  );
}
