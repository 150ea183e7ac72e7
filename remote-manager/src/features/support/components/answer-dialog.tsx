import { LIMITS, nameOf } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { Box } from '@metier/shared-kit/ui';
import { InsertTemplate } from '../../../shared/reply-templates/insert-template.tsx';
import { useTexts } from '../../../texts.ts';
import { useAnswer, type SupportRequest } from '../support.api.ts';
import { Messages } from './messages.tsx';

interface AnswerDialogProps {
  request: SupportRequest;
  onClose: () => void;
}

/** Answers a request, which stays in view with its messages. */
export function AnswerDialog({ request, onClose }: AnswerDialogProps) {
  const t = useTexts();
  const { id, name, description, messages, person, type_client, project } = request;
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
      onSend={(answer) => answering.mutateAsync({ body: { id, answer, seen: messages.length } })}
    >
      <Messages messages={messages} />
      <InsertTemplate
        kind="support_answer"
        name="answer"
        words={{
          customer: type_client === 'customer' ? nameOf(person) : undefined,
          freelancer: type_client === 'freelancer' ? nameOf(person) : undefined,
          project: project?.name,
        }}
      />
    </TextDialog>
  );
}
