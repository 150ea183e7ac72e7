import { DURATIONS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Button, Typography, useFormats } from '@metier/shared-kit/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { useInvite, usePaidProjects } from './freelancers.api.ts';
import { InvitableProjects } from './invitable-projects.tsx';

interface InviteDialogProps {
  /** The freelancer. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks to which of the user's projects a freelancer is invited. */
export function InviteDialog({ id, name, onClose }: InviteDialogProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const { duration } = useFormats();
  const titleId = useId();
  const invite = useInvite(name);
  const [page, turnTo] = useState(1);
  const projects = usePaidProjects(page);
  const close = () => !invite.isPending && onClose();
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('team.invite.title', { name })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('team.invite.text', { time: duration(DURATIONS.invitation) })}
        </Typography>
        <InvitableProjects
          query={projects}
          page={page}
          turnTo={turnTo}
          isSending={invite.isPending}
          onInvite={(project_id) =>
            invite.mutate({ body: { project_id, user_id: id } }, { onSuccess: onClose })
          }
        />
      </DialogContent>
      {/* Rendered once the list above has loaded, to avoid layout shift. */}
      {!projects.isPending && (
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={invite.isPending} onClick={onClose}>
            {kit('action.cancel')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
