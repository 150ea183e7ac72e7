import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { Box } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useAnswer, type SupportRequest } from '../support.api.ts';

interface AnswerDialogProps {
  request: SupportRequest;
  onClose: () => void;
}

/** Answers a question, which stays in view. */
export function AnswerDialog({ request: { id, name, description }, onClose }: AnswerDialogProps) {
  const t = useTexts();
  const answering = useAnswer();
  return (
    <TextDialog
      draft={{ kind: 'answer', about: id }}
      title={t('support.replyTo', { name })}
      text={
        <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {description}
        </Box>
      }
      submit={t('support.send')}
      onClose={onClose}
      name="answer"
      label={t('support.answer')}
      hint={t('support.answerHint')}
      max={LIMITS.descriptionLength}
      onSend={(answer) => answering.mutateAsync({ body: { id, answer } })}
    />
  );
}
