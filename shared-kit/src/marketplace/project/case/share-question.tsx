import { type Cents, nameOf, type ProjectAction } from '@metier/contract';
import type { ComponentProps } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { ConfirmQuestion } from '../../../ui/confirm/index.ts';
import { ProjectStep } from '../project-step.tsx';
import { useAmounts } from '../amounts/index.ts';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';

interface ShareQuestionProps extends Pick<
  ComponentProps<typeof ConfirmQuestion>,
  'title' | 'confirm' | 'onConfirm' | 'onClose'
> {
  /** The current project, and the one when the dialog opened: the user agrees to what they read. */
  project: Project;
  shown: Project;
  action: ProjectAction;
  agreesTo: 'offer' | 'decision';
  /** The freelancer's share, in cents. */
  share: Cents;
}

/** Asks for confirmation before agreeing to a share of the price. */
export function ShareQuestion({ project, shown, action, agreesTo, share, ...question }: ShareQuestionProps) {
  const t = useKitTexts();
  const { show } = useAmounts();
  const side = useViewer() === 'freelancer' ? 'freelancer' : 'customer';
  const { version, budget, customer, freelancer } = shown;
  return (
    <ProjectStep project={project} action={action} shownVersion={version}>
      <ConfirmQuestion
        {...question}
        text={t(agreesTo === 'offer' ? `offer.accept.text.${side}` : `decision.agree.text.${side}`, {
          share: show(share),
          rest: show(budget - share),
          freelancer: freelancer ? nameOf(freelancer) : '',
          customer: nameOf(customer),
        })}
      />
    </ProjectStep>
  );
}
