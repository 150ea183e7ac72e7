import { nameOf } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Button, Icon } from '@metier/shared-kit/ui';
import { useState } from 'react';
import type { Freelancer } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';

const InviteDialog = onDemand(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** Opens the choice of the project to which a freelancer is invited. */
export function InviteButton({ freelancer }: { freelancer: Freelancer }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const name = nameOf(freelancer);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="mail" />}
        aria-label={t('team.invite.named', { name })}
        onClick={() => setOpen(true)}
      >
        {t('team.invite.open')}
      </Button>
      {open && <InviteDialog id={freelancer.id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
