import { LIMITS, nameOf } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../../texts.ts';
import { useBlock, type ManagedAccount } from '../managed-account.api.ts';

interface BlockDialogProps {
  user: ManagedAccount['user'];
  onClose: () => void;
}

/** Blocks an account with a reason, which its owner gets by mail and at sign-in. */
export function BlockDialog({ user, onClose }: BlockDialogProps) {
  const t = useTexts();
  const block = useBlock();
  return (
    <TextDialog
      destructive
      draft={{ kind: 'block', about: user.id }}
      title={t('account.blockTitle', { name: nameOf(user) })}
      text={t('account.blockText')}
      submit={t('account.block')}
      onClose={onClose}
      name="reason"
      label={t('account.reason')}
      max={LIMITS.commentLength}
      onSend={(reason) => block.mutateAsync({ body: { user_id: user.id, reason } })}
    />
  );
}
