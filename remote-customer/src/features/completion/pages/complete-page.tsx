import { nameOf, PATHS, projectPath } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import {
  MoneyStrip,
  MoneyStripSkeleton,
  ProjectPageFrame,
} from '@metier/shared-kit/marketplace/project/page';
import { Navigate, useSearchParams } from '@metier/shared-kit/router';
import {
  Box,
  ButtonLink,
  ButtonSkeleton,
  Icon,
  IN_ORDER,
  keepInOrder,
  Medallion,
  PageHeader,
  PageSkeleton,
  Skeleton,
  Stack,
  Waiting,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { MoneyTrail, MoneyTrailSkeleton } from '../components/money-trail.tsx';

const ACTIONS = { gap: 1.5, flexWrap: 'wrap' } as const;

/** True if the work was accepted as a whole: completed, and not divided by a manager. */
const isAccepted = ({ status, money }: Project) => status === 'completed' && money.refunded === 0;

/** Thank-you page after acceptance, with the money trail. Source: product.md §5. */
export function Page() {
  const [query] = useSearchParams();
  const id = query.get('project');
  return id ? (
    <ProjectPageFrame id={id} fresh skeleton={<ThanksSkeleton />}>
      {(project) =>
        isAccepted(project) ? <Thanks project={project} /> : <Navigate to={projectPath(id)} replace />
      }
    </ProjectPageFrame>
  ) : (
    <Navigate to={PATHS.myProjects} replace />
  );
}

const ThanksSkeleton = () => (
  <Waiting>
    <Skeleton variant="circular" width={48} height={48} sx={{ mb: 2 }} />
    <PageSkeleton>
      <MoneyStripSkeleton />
      <MoneyTrailSkeleton />
      <Stack direction="row" sx={ACTIONS}>
        <ButtonSkeleton width={190} />
        <ButtonSkeleton width={130} />
        <ButtonSkeleton width={110} />
      </Stack>
    </PageSkeleton>
  </Waiting>
);

function Thanks({ project }: { project: Project }) {
  const t = useTexts();
  const name = project.freelancer ? nameOf(project.freelancer) : '';
  return (
    <Box ref={keepInOrder} sx={IN_ORDER}>
      <Box sx={{ mb: 2 }}>
        <Medallion tone="green">
          <Icon name="check" fontSize="medium" />
        </Medallion>
      </Box>
      <PageHeader title={t('complete.title')} lead={t('complete.text', { project: project.name, name })} />
      <MoneyStrip project={project} />
      <MoneyTrail project={project} name={name} />
      <Stack direction="row" sx={ACTIONS}>
        <ButtonLink to={PATHS.create} variant="contained">
          {t('complete.again')}
        </ButtonLink>
        <ButtonLink to={projectPath(project.id)} variant="outlined" color="inherit">
          {t('complete.project')}
        </ButtonLink>
        <ButtonLink to={PATHS.myProjects} color="inherit">
          {t('complete.list')}
        </ButtonLink>
      </Stack>
    </Box>
  );
}
