import { ProjectStep, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Button, DialogButton, type ButtonProps } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useRespond } from '../../../shared/engagement/engagement.api.ts';

const RespondDialog = onDemand(
  async () => (await import('../../../shared/engagement/respond-dialog.tsx')).RespondDialog,
);

interface WithdrawButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  projectId: string;
}

interface RespondButtonProps extends Pick<ButtonProps, 'size'> {
  project: ProjectRow;
}

/** Opens the dialog to respond to an open project. */
export function RespondButton({ project, size }: RespondButtonProps) {
  const t = useTexts();
  // A changed brief invalidates an earlier response.
  const action = project.response_void ? 'engagement.respond.again' : 'engagement.respond.action';
  return (
    <ProjectStep project={project} action="respond">
      <DialogButton
        variant="contained"
        {...(size && { size })}
        dialog={(close) => <RespondDialog project={project} onClose={close} />}
      >
        {t(action)}
      </DialogButton>
    </ProjectStep>
  );
}

/** Withdraws a response. */
export function WithdrawButton({ projectId, ...look }: WithdrawButtonProps) {
  const t = useTexts();
  const withdraw = useRespond('withdraw');
  return (
    <Button
      variant="outlined"
      color="inherit"
      {...look}
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({ body: { project_id: projectId, take: 0 } })}
    >
      {t('engagement.withdraw.action')}
    </Button>
  );
}
