import { nameOf } from '@metier/contract';
import { TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../../texts.ts';
import { useBlock, type ManagedAccount } from '../managed-account.api.ts';
import { blockSchema } from '../managed-account.schema.ts';

interface BlockDialogProps {
  user: ManagedAccount['user'];
  onClose: () => void;
}

/** Blocks an account with a reason, which its owner reads in a mail and at the sign-in. */
export function BlockDialog({ user, onClose }: BlockDialogProps) {
  const t = useTexts();
  const block = useBlock();
  return (
    <FormDialog
      draft={{ kind: 'block', about: user.id }}
      title={t('account.blockTitle', { name: nameOf(user) })}
      text={t('account.blockText')}
      submit={t('account.block')}
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={blockSchema}
      onSubmit={async ({ reason }) => {
        await block.mutateAsync({ body: { user_id: user.id, reason } });
        onClose();
      }}
    >
      <TextField name="reason" label={t('account.reason')} multiline minRows={4} autoFocus />
    </FormDialog>
  );
}
