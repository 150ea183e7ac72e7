import { useContext, type ReactNode } from 'react';
import type { ProjectAction } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { Button, PageGone, type ButtonProps } from '../../ui/index.ts';
import { BlockedStep, useBlockedStep } from '../../ui/dialogs/blocked-step.tsx';
import { actionOf } from './action-of.ts';
import type { Project, ProjectRow } from './types.ts';

type Stepped = Pick<ProjectRow, 'version' | 'status' | 'case' | 'available_actions'> &
  Partial<Pick<Project, 'decision'>>;

/** Why an action is not available now; undefined if it is. */
function useBlock(project: Stepped, action: ProjectAction, shownVersion: number): string | undefined {
  const t = useKitTexts();
  const isGone = useContext(PageGone);
  if (isGone) return t('step.gone');
  const { enabled = false, reason } = actionOf(project, action) ?? {};
  if (enabled) return project.version === shownVersion ? undefined : t('step.changed');
  if (reason) return t('step.blocked', { reason: t(`reason.${reason}`) });
  // Of one decision there is one appeal, from either side.
  if (action === 'appeal' && project.decision?.appeal_until === null) return t('step.appealed');
  const now = project.case === 'none' ? t(`status.word.${project.status}`) : t(`case.${project.case}`);
  return t('step.over', { status: now });
}

interface ProjectStepProps {
  /** The current project. */
  project: Stepped;
  /** The action of the button and the dialog inside. */
  action: ProjectAction;
  /** The version that an open dialog is about, if a newer one, such as a new delivery, must be looked at first. */
  shownVersion?: number;
  children: ReactNode;
}

/**
 * One step of a project: its button and its dialog. When the step is no longer available, its `StepButton` or
 * `ConfirmButton` disappears, but an open dialog stays, says what has happened, keeps typed text and cannot be
 * submitted.
 *
 * @example
 * <ProjectStep project={project} action="submit_result"><DeliverButton project={project} /></ProjectStep>
 */
export const ProjectStep = ({ project, action, shownVersion, children }: ProjectStepProps) => (
  <BlockedStep value={useBlock(project, action, shownVersion ?? project.version)}>{children}</BlockedStep>
);

/** The button of a step; rendered only while the `ProjectStep` around it is available. */
export const StepButton = (props: ButtonProps) => useBlockedStep() === undefined && <Button {...props} />;
