import { Button } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../texts.ts';
import { useAnswerInvitation } from './engagement.api.ts';

interface InvitationAnswerProps {
  project: { readonly id: string; readonly name: string };
  onAccepted?: () => void;
}

/** Accepts an invitation at once; asks before it refuses, for that cannot be taken back. */
export function InvitationAnswer({ project: { id, name }, onAccepted }: InvitationAnswerProps) {
  const t = useTexts();
  const accept = useAnswerInvitation('accept', onAccepted);
  const refuse = useAnswerInvitation('refuse');
  return (
    <>
      <Button
        variant="contained"
        loading={accept.isPending}
        onClick={() => accept.mutate({ body: { project_id: id, take: 1 } })}
      >
        {t('engagement.accept.action')}
      </Button>
      <ConfirmButton
        title={t('engagement.refuse.title')}
        text={t('engagement.refuse.text', { name })}
        confirm={t('engagement.refuse.confirm')}
        destructive
        disabled={accept.isPending}
        onConfirm={() => refuse.mutateAsync({ body: { project_id: id, take: 0 } })}
      >
        {t('engagement.refuse.action')}
      </ConfirmButton>
    </>
  );
}
