import { useKitTexts } from '../../../i18n/index.ts';
import { ProjectStep, StepButton } from '../project-step.tsx';
import type { Project } from '../types.ts';
import { useWithdrawOffer } from './case.api.ts';
import { useOpenOffer } from './open-offer.ts';

/** Takes the own open offer back. */
export function WithdrawOffer({ project }: { project: Project }) {
  const t = useKitTexts();
  const withdraw = useWithdrawOffer();
  const offer = useOpenOffer(project);
  if (!offer) return null;
  return (
    <ProjectStep project={project} action="withdraw_offer">
      <StepButton
        variant="outlined"
        color="inherit"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ body: { project_id: project.id, offer_id: offer.id } })}
      >
        {t('offer.withdraw')}
      </StepButton>
    </ProjectStep>
  );
}
