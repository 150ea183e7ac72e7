import { PATHS, UNDER_WAY_STATUSES } from '@metier/contract';
import { Rich, useKitTexts } from '../../../i18n/index.ts';
import { DateTime, Icon, type IconName, PageHeader, Stack, useProductNow } from '../../../ui/index.ts';
import type { ReactNode } from 'react';
import { Amount } from '../amount.tsx';
import { latenessOf } from '../lateness.ts';
import { moveOf } from '../move-of.ts';
import { ProjectMarks } from '../project-marks.tsx';
import { useServiceName } from '../service-name.ts';
import type { Project } from '../types.ts';
import { ProjectStages } from './project-stages.tsx';

interface ProjectHeaderProps {
  project: Project;
  /** Target of the back arrow; by default the user's projects. */
  back?: { to: string; label: string };
  /** Name of the viewer's suggested step, shown if the project waits for no move of theirs. */
  next?: string | undefined;
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Stack component="span" direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
    <Icon name={icon} sx={{ fontSize: 18 }} />
    <span>{children}</span>
  </Stack>
);

const isPaused = ({ status, case: open }: Project) => open !== 'none' && UNDER_WAY_STATUSES.includes(status);

/** False once the deadline no longer matters: the project has ended, or delivered work has an open case. */
const isDeadlineShown = (project: Project) =>
  project.status !== 'completed' &&
  project.status !== 'refunded' &&
  (project.case === 'none' || isPaused(project));

function Deadline({ project }: { project: Project }) {
  const t = useKitTexts();
  const late = latenessOf(project, useProductNow()) !== undefined;
  const due = project.due_at;
  if (!due) return t('project.days', { count: project.deadline_days });
  if (isPaused(project)) return t('project.paused');
  return (
    <Rich
      text={t(late ? 'project.lateSince' : 'project.due')}
      marks={{ at: () => <DateTime value={due} /> }}
    />
  );
}

/** Header of a project's page: back arrow, title, status, key facts and stages. */
export function ProjectHeader({ project, back, next }: ProjectHeaderProps) {
  const t = useKitTexts();
  const move = moveOf(project);
  const step = move ? t(`project.move.${move}`) : next;
  const serviceName = useServiceName();
  return (
    <>
      <PageHeader
        title={project.name}
        back={back ?? { to: PATHS.myProjects, label: t('project.back') }}
        mark={<ProjectMarks project={project} />}
        lead={
          <Stack component="span" direction="row" sx={{ columnGap: 2.5, rowGap: 0.5, flexWrap: 'wrap' }}>
            <Fact icon={project.type}>{serviceName(project.category_id)}</Fact>
            <Fact icon="money">
              <Amount cents={project.budget} />
            </Fact>
            {isDeadlineShown(project) && (
              <Fact icon="clock">
                <Deadline project={project} />
              </Fact>
            )}
            {step && (
              <Fact icon="next">
                <Rich text={t('project.nextIs', { step })} marks={{ step: (name) => <b>{name}</b> }} />
              </Fact>
            )}
          </Stack>
        }
      />
      <ProjectStages project={project} />
    </>
  );
}
