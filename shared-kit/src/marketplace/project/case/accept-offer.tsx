import { useState } from 'react';
import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { ConfirmQuestion } from '../../../ui/confirm/index.ts';
import { DialogButton } from '../../../ui/index.ts';
import { ProjectStep } from '../project-step.tsx';
import { useAmounts } from '../split/index.ts';
import type { Project } from '../types.ts';
import { useAcceptOffer } from './case.api.ts';
import { useOpenOffer } from './open-offer.ts';

/** Accepts the open offer of the other side; asks once. */
export function AcceptOffer({ project }: { project: Project }) {
  const t = useKitTexts();
  const isOver = useOpenOffer(project) === undefined;
  return (
    <ProjectStep project={project} action="accept_offer">
      <DialogButton
        variant="contained"
        isHidden={isOver}
        dialog={(close) => <Question project={project} onClose={close} />}
      >
        {t('offer.accept.action')}
      </DialogButton>
    </ProjectStep>
  );
}

/** About the offer as it was when the question was opened: what is accepted is what was read. */
function Question({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useKitTexts();
  const { show } = useAmounts();
  const accept = useAcceptOffer();
  const [{ id, version, offer, budget, customer, freelancer }] = useState(project);
  if (!offer || !freelancer) return null;
  const { id: offer_id, freelancer_share: share } = offer;
  return (
    <ProjectStep project={project} action="accept_offer" shownVersion={version}>
      <ConfirmQuestion
        title={t('offer.accept.title')}
        text={t('offer.accept.text', {
          share: show(share),
          rest: show(budget - share),
          freelancer: nameOf(freelancer),
          customer: nameOf(customer),
        })}
        confirm={t('offer.accept.confirm')}
        onConfirm={() => accept.mutateAsync({ body: { project_id: id, offer_id } })}
        onClose={onClose}
      />
    </ProjectStep>
  );
}
