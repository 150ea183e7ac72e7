import { useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { DialogButton } from '../../../ui/index.ts';
import { ProjectStep } from '../project-step.tsx';
import type { Project } from '../types.ts';
import { useOfferShare } from './case.api.ts';
import { ShareQuestion } from './share-question.tsx';

/** Agrees to the decision before the other party does, after confirmation. */
export function AgreeToDecision({ project }: { project: Project }) {
  const t = useKitTexts();
  return (
    <ProjectStep project={project} action="offer_share">
      <DialogButton
        variant="contained"
        isHidden={project.case !== 'decided'}
        dialog={(close) => <Question project={project} onClose={close} />}
      >
        {t('decision.agree.action')}
      </DialogButton>
    </ProjectStep>
  );
}

function Question({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useKitTexts();
  const agree = useOfferShare(t('decision.agree.done'));
  const [shown] = useState(project);
  const { id, version, decision } = shown;
  if (!decision) return null;
  const { freelancer_share } = decision;
  return (
    <ShareQuestion
      project={project}
      shown={shown}
      action="offer_share"
      title={t('decision.agree.title')}
      agreesTo="decision"
      share={freelancer_share}
      confirm={t('decision.agree.confirm')}
      onConfirm={() => agree.mutateAsync({ body: { project_id: id, freelancer_share, version } })}
      onClose={onClose}
    />
  );
}
