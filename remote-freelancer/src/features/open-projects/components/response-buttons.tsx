import { can, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { Button } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useRespond } from '../../../shared/engagement/engagement.api.ts';

interface RespondButtonProps {
  project: ProjectRow;
  /** Opens the dialog to respond. */
  onOpen: () => void;
}

/** Opens the dialog to respond to a project, if that is possible. */
export function RespondButton({ project, onOpen }: RespondButtonProps) {
  const t = useTexts();
  if (!can(project, 'respond')) return null;
  return (
    <Button variant="contained" size="small" onClick={onOpen}>
      {/* A changed brief invalidates an earlier response. */}
      {t(project.response_void ? 'engagement.respond.again' : 'engagement.respond.action')}
    </Button>
  );
}

/** Withdraws the response to a project. */
export function WithdrawButton({ projectId }: { projectId: string }) {
  const t = useTexts();
  const withdraw = useRespond('withdraw');
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({ body: { project_id: projectId, take: 0 } })}
    >
      {t('engagement.withdraw.action')}
    </Button>
  );
}
