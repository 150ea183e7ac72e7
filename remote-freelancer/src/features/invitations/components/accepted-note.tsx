import { DURATIONS, projectPath } from '@metier/contract';
import { Alert, ButtonLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Invitation } from '../invitations.api.ts';

const HOURS = DURATIONS.startAfterAssignment / 3_600;

/** Note about an accepted invitation, with a link to the project. */
export function AcceptedNote({ invitation: { id, name } }: { invitation: Invitation }) {
  const t = useTexts();
  return (
    <Alert
      severity="success"
      sx={{ mb: 3 }}
      action={
        <ButtonLink to={projectPath(id)} size="small" color="inherit">
          {t('invitations.accepted.next')}
        </ButtonLink>
      }
    >
      {t('invitations.accepted.note', { name, hours: HOURS })}
    </Alert>
  );
}
