import { nameOf } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton, Icon, type ButtonProps } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { Freelancer } from './freelancers.api.ts';

const InviteDialog = onDemand(async () => (await import('./invite-dialog.tsx')).InviteDialog);

interface InviteButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  freelancer: Pick<Freelancer, 'id' | 'first_name' | 'last_name'>;
}

/** Opens the dialog to invite a freelancer to a project. */
export function InviteButton({ freelancer, variant = 'outlined', color = 'inherit' }: InviteButtonProps) {
  const t = useTexts();
  const name = nameOf(freelancer);
  return (
    <DialogButton
      variant={variant}
      color={color}
      startIcon={<Icon name="mail" />}
      aria-label={t('team.invite.named', { name })}
      dialog={(close) => <InviteDialog id={freelancer.id} name={name} onClose={close} />}
    >
      {t('team.invite.open')}
    </DialogButton>
  );
}
