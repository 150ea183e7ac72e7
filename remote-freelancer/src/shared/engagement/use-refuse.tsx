import { useDialog } from '@metier/shared-kit/ui';
import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { useAnswerInvitation } from './engagement.api.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * State and confirmation dialog of refusing an invitation. Render `question` outside the list: the row may be removed
 * while the dialog is open.
 *
 * @example const { refuse, refusing, question } = useRefuse();
 */
export function useRefuse(): {
  refuse: (project: Named) => void;
  /** The project whose dialog is open. */
  refusing: Named | undefined;
  question: ReactNode;
} {
  const t = useTexts();
  const answer = useAnswerInvitation('refuse');
  const { open, subject, dialog } = useDialog<Named>(({ subject: { id, name }, close }) => (
    <ConfirmQuestion
      title={t('engagement.refuse.title')}
      text={t('engagement.refuse.text', { name })}
      confirm={t('engagement.refuse.confirm')}
      destructive
      onConfirm={() => answer.mutateAsync({ body: { project_id: id, take: 0 } })}
      onClose={close}
    />
  ));
  return { refuse: open, refusing: subject, question: dialog };
}
