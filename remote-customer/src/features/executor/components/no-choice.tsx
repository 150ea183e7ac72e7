import { nameOf, projectPath } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { ButtonLink, EmptyState, Panel } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

function obstacleTo({ status, payment_pending, freelancer }: Project) {
  if (status === 'created') return payment_pending ? 'paying' : 'unpaid';
  return freelancer ? 'taken' : 'ended';
}

/** Replaces the freelancers while none can be chosen for the project: why, and what to do. */
export function NoChoice({ project }: { project: Project }) {
  const t = useTexts();
  const why = obstacleTo(project);
  const name = project.freelancer ? nameOf(project.freelancer) : '';
  return (
    <Panel>
      <EmptyState
        icon={why === 'taken' ? 'people' : 'wallet'}
        title={t(`executor.noChoice.${why}.title`)}
        action={
          <ButtonLink to={projectPath(project.id)} variant="contained">
            {t(`executor.noChoice.${why}.action`)}
          </ButtonLink>
        }
      >
        {t(`executor.noChoice.${why}.text`, { name })}
      </EmptyState>
    </Panel>
  );
}
