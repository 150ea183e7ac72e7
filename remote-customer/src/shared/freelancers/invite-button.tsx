import { nameOf } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton, Icon } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { Freelancer } from './freelancers.api.ts';

const InviteDialog = onDemand(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** Opens the dialog to invite a freelancer to a project. */
export function InviteButton({ freelancer }: { freelancer: Freelancer }) {
  const t = useTexts();
  const name = nameOf(freelancer);
  return (
    <DialogButton
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="mail" />}
      aria-label={t('team.invite.named', { name })}
      dialog={(close) => <InviteDialog id={freelancer.id} name={name} onClose={close} />}
    >
      {t('team.invite.open')}
    </DialogButton>
  );
}
