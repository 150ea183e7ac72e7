import { Button } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useImplementation } from '../project.api.ts';

/** Starts the work: from now on the deadline runs. */
export function StartButton({ projectId }: { projectId: string }) {
  const t = useTexts();
  const start = useImplementation('start');
  return (
    <Button
      variant="contained"
      loading={start.isPending}
      onClick={() => start.mutate({ body: { project_id: projectId, status: 1 } })}
    >
      {t('project.start.action')}
    </Button>
  );
}

/** Gives the project back, so that the customer can look for somebody else. */
export function GiveBackButton({ projectId }: { projectId: string }) {
  const t = useTexts();
  const giveBack = useImplementation('giveBack');
  return (
    <ConfirmButton
      title={t('project.giveBack.title')}
      text={t('project.giveBack.text')}
      confirm={t('project.giveBack.confirm')}
      destructive
      onConfirm={() => giveBack.mutateAsync({ body: { project_id: projectId, status: 0 } })}
    >
      {t('project.giveBack.action')}
    </ConfirmButton>
  );
}
