import { useKitTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { can } from '../action-of.ts';
import { CASE_PANEL } from '../case/case-panel-id.ts';
import type { Project } from '../types.ts';

/** What a party can do in an open case that ends it; undefined if nothing waits for them. */
const moveInCase = (project: Project) => {
  if (can(project, 'accept_offer')) return 'accept_offer';
  return project.case === 'decided' && can(project, 'offer_share') ? 'offer_share' : undefined;
};

/** Leads to the case on the same page, if it waits for the viewer: its facts must be read before they decide. */
export function CaseButton({ project }: { project: Project }) {
  const t = useKitTexts();
  const move = moveInCase(project);
  if (!move) return null;
  const show = () => {
    const panel = document.getElementById(CASE_PANEL);
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  };
  return (
    <Button variant="contained" size="large" sx={{ mt: 2.5 }} onClick={show}>
      {t(`project.move.${move}`)}
    </Button>
  );
}
