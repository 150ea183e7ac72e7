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

/** Header of a project's page: back arrow, title, status, key facts and stages. */
export function ProjectHeader({ project, back, next }: ProjectHeaderProps) {
  const t = useKitTexts();
  const move = moveOf(project);
  const step = move ? t(`project.move.${move}`) : next;
  const serviceName = useServiceName();
  const due = project.due_at;
  const isPaused = project.case !== 'none' && UNDER_WAY_STATUSES.includes(project.status);
  const late = latenessOf(project, useProductNow()) !== undefined;
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
            <Fact icon="clock">
              {due && isPaused && t('project.paused')}
              {due && !isPaused && (
                <Rich
                  text={t(late ? 'project.lateSince' : 'project.due')}
                  marks={{ at: () => <DateTime value={due} /> }}
                />
              )}
              {!due && t('project.days', { count: project.deadline_days })}
            </Fact>
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
