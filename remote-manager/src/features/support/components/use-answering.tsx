import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { SupportRequest } from '../support.api.ts';

const AnswerDialog = onDemand(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

/**
 * State and dialog of an answer. Render `dialog` outside the list: when another manager answers first, the question
 * leaves the list, but the dialog stays open with the typed text and explains why it cannot be sent.
 *
 * @param open the listed questions; undefined while they load
 * @example const { answer, dialog } = useAnswering(query.data?.requests);
 */
export function useAnswering(open: readonly SupportRequest[] | undefined): {
  answer: (request: SupportRequest) => void;
  dialog: ReactNode;
} {
  const t = useTexts();
  const { open: answer, dialog } = useDialog<SupportRequest>(({ subject, close }) => {
    const now = open?.find(({ id }) => id === subject.id);
    const isOver = open !== undefined && now === undefined;
    return (
      <BlockedStep value={isOver ? t('support.over') : undefined}>
        <AnswerDialog request={now ?? subject} onClose={close} />
      </BlockedStep>
    );
  });
  return { answer, dialog };
}
