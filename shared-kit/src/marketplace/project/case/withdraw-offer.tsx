import { useKitTexts } from '../../../i18n/index.ts';
import { ProjectStep, StepButton } from '../project-step.tsx';
import type { Project } from '../types.ts';
import { useWithdrawOffer } from './case.api.ts';
import { useOpenOffer } from './open-offer.ts';

/** Withdraws the user's open offer, or their agreement to the decision. */
export function WithdrawOffer({ project }: { project: Project }) {
  const t = useKitTexts();
  const offer = useOpenOffer(project);
  const agrees = project.case === 'decided';
  const withdraw = useWithdrawOffer(t(agrees ? 'decision.agree.withdrawn' : 'offer.withdrawn'));
  if (!offer) return null;
  return (
    <ProjectStep project={project} action="withdraw_offer">
      <StepButton
        variant="outlined"
        color="inherit"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ body: { project_id: project.id, offer_id: offer.id } })}
      >
        {t(agrees ? 'decision.agree.withdraw' : 'offer.withdraw')}
      </StepButton>
    </ProjectStep>
  );
}
