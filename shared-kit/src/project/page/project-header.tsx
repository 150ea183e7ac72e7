import { PATHS } from '../../contract/index.ts';
import { useKitTexts, useServiceName } from '../../i18n/index.ts';
import { Badge, DateTime, Icon, type IconName, PageHeader, Stack, StatusChip } from '../../ui/index.ts';
import type { ReactNode } from 'react';
import { Amount } from '../amount.tsx';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';

interface ProjectHeaderProps {
  project: Project;
  /** Where the back arrow leads; the own projects unless said otherwise. */
  back?: { to: string; label: string };
  /** What can be done with the project as a whole: edit, delete. */
  actions?: ReactNode;
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Stack component="span" direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
    <Icon name={icon} sx={{ fontSize: 18 }} />
    <span>{children}</span>
  </Stack>
);

/** Head of a project's page: back arrow, title, status, and the facts one asks for first. */
export function ProjectHeader({ project, back, actions }: ProjectHeaderProps) {
  const t = useKitTexts();
  const serviceName = useServiceName();
  const viewer = useViewer() === 'freelancer' ? 'freelancer' : 'customer';
  return (
    <PageHeader
      title={project.name}
      back={back ?? { to: PATHS.myProjects, label: t('project.back') }}
      mark={
        <>
          <StatusChip status={project.status} viewer={viewer} assigned={project.freelancer !== null} />
          {project.case !== 'none' && (
            <Badge tone="red" icon="cases">
              {t(`case.${project.case}`)}
            </Badge>
          )}
        </>
      }
      lead={
        <Stack component="span" direction="row" sx={{ columnGap: 2.5, rowGap: 0.5, flexWrap: 'wrap' }}>
          <Fact icon={project.type}>{serviceName(project.category_id)}</Fact>
          <Fact icon="money">
            <Amount cents={project.budget} />
          </Fact>
          <Fact icon="clock">
            {project.due_at ? (
              <>
                {t('project.due')} <DateTime value={project.due_at} />
              </>
            ) : (
              t('project.days', { count: project.deadline_days })
            )}
          </Fact>
        </Stack>
      }
      actions={actions}
    />
  );
}
