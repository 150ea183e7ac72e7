import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { Panel, Stack, Typography, useFormats, useProductNow } from '../../../ui/index.ts';
import { obstaclesOf } from '../action-of.ts';
import { latenessOf } from '../lateness.ts';
import { Note } from '../note.tsx';
import { situationOf } from '../situation.ts';
import { TimerNote } from '../timer-note.tsx';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';
import { CaseButton } from './case-button.tsx';
import { StepButtons, type StepsProps } from './step-buttons.tsx';

interface NextStepProps extends Partial<StepsProps> {
  project: Project;
  /** A note of the page above the buttons. */
  children?: ReactNode;
}

const NOTES = { gap: 1.5, mt: 1.5, '&:empty': { display: 'none' } } as const;

/**
 * The viewer's next step, the next timer with its exact time, reasons for disabled actions, and the buttons.
 *
 * @example <NextStep project={project} arranged={arrangeSteps('customer', project)} steps={steps} />
 */
export function NextStep({ project, arranged, steps, children }: NextStepProps) {
  const t = useKitTexts();
  const { dateTime } = useFormats();
  const now = useProductNow();
  const situation = situationOf(project, useViewer(), now);
  const late = latenessOf(project, now);
  const delay = late && { since: dateTime(late.since), from: dateTime(late.refundableFrom) };
  return (
    <Panel
      sx={{ mb: 3, borderInlineStart: (theme) => `4px solid ${theme.vars.palette.primary.main}` }}
      title={t(`project.next.${situation}.title`)}
    >
      <Typography sx={{ maxWidth: '68ch', mt: -1 }}>
        {t(`project.next.${situation}.text`, { ...delay })}
      </Typography>
      <Stack sx={NOTES}>
        <TimerNote project={project} />
        {obstaclesOf(project).map((reason) => (
          <Note key={reason} icon="warning">
            {t(`reason.${reason}`)}
          </Note>
        ))}
      </Stack>
      {children}
      <CaseButton project={project} />
      {arranged && steps && <StepButtons arranged={arranged} steps={steps} />}
    </Panel>
  );
}
