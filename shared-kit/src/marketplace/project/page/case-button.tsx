import { useKitTexts } from '../../../i18n/index.ts';
import { Button, useProductNow } from '../../../ui/index.ts';
import { isOfferOpen } from '../action-of.ts';
import { CASE_PANEL } from '../case/case-panel-id.ts';
import { moveOf } from '../move-of.ts';
import type { Project } from '../types.ts';

/** Leads to the case on the same page, if it waits for the viewer: its facts must be read before they decide. */
export function CaseButton({ project }: { project: Project }) {
  const t = useKitTexts();
  const now = useProductNow();
  // An offer waits also where another answer comes first, such as to a requested refund.
  const isOffered = project.case !== 'decided' && isOfferOpen(project, now);
  if (!isOffered && moveOf(project) !== 'offer_share') return null;
  const show = () => {
    const panel = document.getElementById(CASE_PANEL);
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  };
  return (
    <Button variant="contained" size="large" sx={{ mt: 2.5 }} onClick={show}>
      {/* The move itself is in the header. */}
      {t(isOffered ? 'offer.see' : 'decision.see')}
    </Button>
  );
}
