import { Button, Stack } from '@metier/shared-kit/ui';
import { ConfirmDialog } from '@metier/shared-kit/ui/dialogs';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useAnswerInvitation, type Invitation } from '../invitations.api.ts';

interface InvitationAnswerProps {
  invitation: Invitation;
  onAccepted: () => void;
}

/** Accepts at once; asks once before it refuses, for that cannot be taken back. */
export function InvitationAnswer({ invitation: { id, name }, onAccepted }: InvitationAnswerProps) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const accept = useAnswerInvitation('accept', onAccepted);
  const refuse = useAnswerInvitation('refuse');
  const busy = accept.isPending || refuse.isPending;
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button variant="contained" loading={accept.isPending} disabled={busy} onClick={() => accept.mutate({ body: { project_id: id, take: 1 } })}>
        {t('invitations.accept.action')}
      </Button>
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => setAsking(true)}>
        {t('invitations.refuse.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('invitations.refuse.title')}
        confirm={t('invitations.refuse.confirm')}
        busy={refuse.isPending}
        destructive
        onClose={() => setAsking(false)}
        onConfirm={() => refuse.mutate({ body: { project_id: id, take: 0 } }, { onSettled: () => setAsking(false) })}
      >
        {t('invitations.refuse.text', { name })}
      </ConfirmDialog>
    </Stack>
  );
}
