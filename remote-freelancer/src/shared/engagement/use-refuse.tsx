import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import { useState, type ReactNode } from 'react';
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
  const [refusing, setRefusing] = useState<Named>();
  return {
    refuse: setRefusing,
    refusing,
    question: refusing && (
      <ConfirmQuestion
        title={t('engagement.refuse.title')}
        text={t('engagement.refuse.text', { name: refusing.name })}
        confirm={t('engagement.refuse.confirm')}
        destructive
        onConfirm={() => answer.mutateAsync({ body: { project_id: refusing.id, take: 0 } })}
        onClose={() => setRefusing(undefined)}
      />
    ),
  };
}
