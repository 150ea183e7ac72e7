import { nameOf } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { ButtonSkeleton, DialogButton, Stack, Waiting } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../../../texts.ts';
import { useEndSessions, useUnblock, type ManagedAccount } from '../managed-account.api.ts';

const BlockDialog = onDemand(async () => (await import('./block-dialog.tsx')).BlockDialog);

/** Skeleton of a manager's actions on an account. */
export const ActionsSkeleton = () => (
  <Waiting>
    <ButtonSkeleton width={320} />
  </Waiting>
);

/** A manager's actions on an account. An open dialog stays when another manager is faster, and says so. */
export function AccountActions({ account: { user, sessions, block } }: { account: ManagedAccount }) {
  const t = useTexts();
  const endSessions = useEndSessions();
  const unblock = useUnblock();
  const name = nameOf(user);
  const body = { user_id: user.id };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <BlockedStep value={sessions > 0 ? undefined : t('account.over.endedSessions')}>
        <ConfirmButton
          title={t('account.endSessionsTitle', { name })}
          text={t('account.endSessionsText')}
          confirm={t('account.endSessions')}
          onConfirm={() => endSessions.mutateAsync({ body })}
        >
          {t('account.endSessions')}
        </ConfirmButton>
      </BlockedStep>
      <BlockedStep value={block ? undefined : t('account.over.unblocked')}>
        <ConfirmButton
          title={t('account.unblockTitle', { name })}
          text={t('account.unblockText')}
          confirm={t('account.unblock')}
          onConfirm={() => unblock.mutateAsync({ body })}
        >
          {t('account.unblock')}
        </ConfirmButton>
      </BlockedStep>
      <BlockedStep value={block ? t('account.over.blocked') : undefined}>
        <DialogButton
          variant="outlined"
          color="inherit"
          dialog={(close) => <BlockDialog user={user} onClose={close} />}
        >
          {t('account.block')}
        </DialogButton>
      </BlockedStep>
    </Stack>
  );
}
