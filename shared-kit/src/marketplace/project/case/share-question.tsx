import { nameOf, type ProjectAction } from '@metier/contract';
import type { ComponentProps } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { ConfirmQuestion } from '../../../ui/confirm/index.ts';
import { ProjectStep } from '../project-step.tsx';
import { useAmounts } from '../split/index.ts';
import type { Project } from '../types.ts';

interface ShareQuestionProps extends Pick<
  ComponentProps<typeof ConfirmQuestion>,
  'title' | 'confirm' | 'onConfirm' | 'onClose'
> {
  /** The current project, and the one when the dialog opened: the user agrees to what they read. */
  project: Project;
  shown: Project;
  action: ProjectAction;
  /** Text that names the freelancer's share, in cents, and the rest. */
  text: 'offer.accept.text' | 'decision.agree.text';
  share: number;
}

/** Asks for confirmation before agreeing to a share of the price. */
export function ShareQuestion({ project, shown, action, text, share, ...question }: ShareQuestionProps) {
  const t = useKitTexts();
  const { show } = useAmounts();
  const { version, budget, customer, freelancer } = shown;
  return (
    <ProjectStep project={project} action={action} shownVersion={version}>
      <ConfirmQuestion
        {...question}
        text={t(text, {
          share: show(share),
          rest: show(budget - share),
          freelancer: freelancer ? nameOf(freelancer) : '',
          customer: nameOf(customer),
        })}
      />
    </ProjectStep>
  );
}
