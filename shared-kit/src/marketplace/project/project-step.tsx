import { useContext, type ReactNode } from 'react';
import type { ProjectAction } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { Button, PageGone, type ButtonProps } from '../../ui/index.ts';
import { BlockedStep, useBlockedStep } from '../../ui/dialogs/blocked-step.tsx';
import { actionOf } from './action-of.ts';
import type { ProjectRow } from './types.ts';

type Stepped = Pick<ProjectRow, 'version' | 'status' | 'case' | 'available_actions'>;

/** Why an action is not open now; undefined while it is. */
function useBlock(project: Stepped, action: ProjectAction, shownVersion: number): string | undefined {
  const t = useKitTexts();
  const isGone = useContext(PageGone);
  if (isGone) return t('step.gone');
  const { enabled = false, reason } = actionOf(project, action) ?? {};
  if (enabled) return project.version === shownVersion ? undefined : t('step.changed');
  if (reason) return t('step.blocked', { reason: t(`reason.${reason}`) });
  const now = project.case === 'none' ? t(`status.word.${project.status}`) : t(`case.${project.case}`);
  return t('step.over', { status: now });
}

interface ProjectStepProps {
  /** The project as it is now. */
  project: Stepped;
  /** What the button and the dialog inside are for. */
  action: ProjectAction;
  /** The version that the open question is about, where another one, as a new delivery, has to be looked at first. */
  shownVersion?: number;
  children: ReactNode;
}

/**
 * One step of a project: its button and its dialog. When the step is no longer open, its `StepButton` or `ConfirmButton`
 * goes, but an open dialog stays, says what has happened, keeps what was typed and can no longer be submitted.
 *
 * @example
 * <ProjectStep project={project} action="submit_result"><DeliverButton project={project} /></ProjectStep>
 */
export const ProjectStep = ({
  project,
  action,
  shownVersion = project.version,
  children,
}: ProjectStepProps) => <BlockedStep value={useBlock(project, action, shownVersion)}>{children}</BlockedStep>;

/** The button of a step; drawn only while the `ProjectStep` around it is open. */
export const StepButton = (props: ButtonProps) => useBlockedStep() === undefined && <Button {...props} />;
