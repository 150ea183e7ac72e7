import { Button, Icon } from '@metier/shared-kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Freelancer } from '../../../freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

/** Opens the choice of the project to which a freelancer is invited. */
export function InviteButton({ freelancer }: { freelancer: Freelancer }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const name = `${freelancer.first_name} ${freelancer.last_name}`;
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
      {open && (
        <Suspense>
          <InviteDialog id={freelancer.id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
