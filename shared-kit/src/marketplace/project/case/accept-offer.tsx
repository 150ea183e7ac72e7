import { useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { DialogButton } from '../../../ui/index.ts';
import { ProjectStep } from '../project-step.tsx';
import type { Project } from '../types.ts';
import { useAcceptOffer } from './case.api.ts';
import { useOpenOffer } from './open-offer.ts';
import { ShareQuestion } from './share-question.tsx';

/** Accepts the other side's open offer, or its agreement to the decision, after confirmation. */
export function AcceptOffer({ project }: { project: Project }) {
  const t = useKitTexts();
  const offer = useOpenOffer(project);
  return (
    <ProjectStep project={project} action="accept_offer">
      <DialogButton
        variant="contained"
        isHidden={offer === undefined}
        dialog={(close) => <Question project={project} onClose={close} />}
      >
        {t(project.case === 'decided' ? 'decision.agree.action' : 'offer.accept.action')}
      </DialogButton>
    </ProjectStep>
  );
}

function Question({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useKitTexts();
  const accept = useAcceptOffer();
  const [shown] = useState(project);
  const { id, offer } = shown;
  if (!offer) return null;
  return (
    <ShareQuestion
      project={project}
      shown={shown}
      action="accept_offer"
      title={t(shown.case === 'decided' ? 'decision.agree.title' : 'offer.accept.title')}
      agreesTo="offer"
      share={offer.freelancer_share}
      confirm={t('offer.accept.confirm')}
      onConfirm={() => accept.mutateAsync({ body: { project_id: id, offer_id: offer.id } })}
      onClose={onClose}
    />
  );
}
