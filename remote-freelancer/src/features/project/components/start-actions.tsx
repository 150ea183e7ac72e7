import type { Project } from '@metier/shared-kit/marketplace/project';
import { Button } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useImplementation } from '../project.api.ts';

type Shown = Pick<Project, 'id' | 'version'>;

/** Starts the work, and with it the deadline. */
export function StartButton({ project: { id: project_id, version } }: { project: Shown }) {
  const t = useTexts();
  const start = useImplementation('start');
  return (
    <Button
      variant="contained"
      loading={start.isPending}
      onClick={() => start.mutate({ body: { project_id, status: 1, version } })}
    >
      {t('project.start.action')}
    </Button>
  );
}

/** Gives the project back, so that the customer can choose another freelancer. */
export function GiveBackButton({ project: { id: project_id, version } }: { project: Shown }) {
  const t = useTexts();
  const giveBack = useImplementation('giveBack');
  return (
    <ConfirmButton
      variant="text"
      title={t('project.giveBack.title')}
      text={t('project.giveBack.text')}
      confirm={t('project.giveBack.confirm')}
      destructive
      onConfirm={() => giveBack.mutateAsync({ body: { project_id, status: 0, version } })}
    >
      {t('project.giveBack.action')}
    </ConfirmButton>
  );
}
