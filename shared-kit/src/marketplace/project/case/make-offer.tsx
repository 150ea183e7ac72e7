import { useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { onDemand } from '../../../on-demand/on-demand.tsx';
import { DialogButton } from '../../../ui/index.ts';
import { ProjectStep } from '../project-step.tsx';
import type { Project } from '../types.ts';
import { useOpenOffer } from './open-offer.ts';

const OfferDialog = onDemand(async () => (await import('./offer-dialog.tsx')).OfferDialog);

/** Offers a settlement, or replaces the open offer; for a decided case, see `AgreeToDecision`. */
export function MakeOffer({ project }: { project: Project }) {
  const t = useKitTexts();
  const offer = useOpenOffer(project);
  return (
    <ProjectStep project={project} action="offer_share">
      <DialogButton
        variant="outlined"
        color="inherit"
        isHidden={project.case === 'decided'}
        dialog={(close) => <Shown project={project} onClose={close} />}
      >
        {t(offer ? 'offer.another' : 'offer.make')}
      </DialogButton>
    </ProjectStep>
  );
}

/** Blocks the dialog if another offer has arrived meanwhile, which must be looked at first. */
function Shown({ project, onClose }: { project: Project; onClose: () => void }) {
  const [shown] = useState(project);
  return (
    <ProjectStep project={project} action="offer_share" shownVersion={shown.version}>
      <OfferDialog project={shown} onClose={onClose} />
    </ProjectStep>
  );
}
