import { useKitTexts } from '../../../i18n/index.ts';
import { Panel, Stack } from '../../../ui/index.ts';
import type { Project } from '../types.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { MakeOffer } from './make-offer.tsx';
import { OfferFacts } from './offer-facts.tsx';

/** An open case on the page of its project: the offer that is open, and what the reader can do. */
export function CasePanel({ project }: { project: Project }) {
  const t = useKitTexts();
  const isOpen = project.case !== 'none' && project.freelancer !== null;
  return (
    // Its dialogs outlive the case: what was typed stays, and they say what has happened.
    <Panel title={t('offer.title')} hidden={!isOpen} sx={{ mb: 3 }}>
      {isOpen && <OfferFacts project={project} />}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 2, '&:empty': { display: 'none' } }}>
        <AcceptOffer project={project} />
        <MakeOffer project={project} />
      </Stack>
    </Panel>
  );
}
