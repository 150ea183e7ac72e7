import { nameOf, projectPath } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useNavigate } from '@metier/shared-kit/router';
import { Alert, Button, type ButtonProps, DialogButton, Stack, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useOrderAgain } from '../project.api.ts';

const TemplateDialog = onDemand(async () => (await import('./template-dialog.tsx')).TemplateDialog);

interface AgainProps {
  project: Project;
}

const isFinished = ({ status }: Project) => status === 'completed' || status === 'refunded';

/** Orders a completed project again, open to everybody or with the same freelancer. */
export function OrderAgain({ project }: AgainProps) {
  const t = useTexts();
  if (!isFinished(project)) return null;
  return (
    <>
      <AgainButton project={project} variant="contained">
        {t('again.action')}
      </AgainButton>
      {project.freelancer && (
        <AgainButton project={project} isExecutorWanted variant="outlined" color="inherit">
          {t('again.hire', { name: nameOf(project.freelancer) })}
        </AgainButton>
      )}
    </>
  );
}

/** Saves the order of a completed project as a template. */
export function SaveTemplate({ project }: AgainProps) {
  const t = useTexts();
  if (!isFinished(project)) return null;
  return (
    <DialogButton color="inherit" dialog={(close) => <TemplateDialog project={project} onClose={close} />}>
      {t('templates.save')}
    </DialogButton>
  );
}

function AgainButton({
  project,
  isExecutorWanted = false,
  ...look
}: AgainProps & ButtonProps & { isExecutorWanted?: boolean }) {
  const navigate = useNavigate();
  const again = useOrderAgain(project);
  const body = { project_id: project.id, ...(isExecutorWanted && { invite_executor: true }) };
  return (
    <Button
      size="large"
      {...look}
      loading={again.isPending}
      onClick={() =>
        again.mutate({ body }, { onSuccess: ({ project_id }) => void navigate(projectPath(project_id)) })
      }
    />
  );
}

/** Notes of a copy: the price difference, and who will be or could not be invited. */
export function CopyNotes({ project }: AgainProps) {
  const t = useTexts();
  const { money } = useFormats();
  const { status, budget, earlier_budget: earlier, wanted_freelancer: wanted } = project;
  const isUnpaid = status === 'created';
  return (
    <Stack sx={{ gap: 1.5, mb: 3, '&:empty': { display: 'none' } }}>
      {earlier !== undefined && (
        <Alert severity="info">{t('again.price', { earlier: money(earlier), today: money(budget) })}</Alert>
      )}
      {wanted && (
        <Alert severity={isUnpaid ? 'info' : 'warning'}>
          {t(isUnpaid ? 'again.wanted' : 'again.notInvited', { name: nameOf(wanted) })}
        </Alert>
      )}
    </Stack>
  );
}
