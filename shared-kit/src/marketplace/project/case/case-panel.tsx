import { useState, type ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { IN_ORDER, keepInOrder, Panel, Stack } from '../../../ui/index.ts';
import { ProjectStep, StepButton } from '../project-step.tsx';
import type { Project } from '../types.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { CASE_PANEL } from './case-panel-id.ts';
import { AgreeToDecision } from './agree-to-decision.tsx';
import { Appeal } from './appeal.tsx';
import { DecisionFacts } from './decision-facts.tsx';
import { MakeOffer } from './make-offer.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { StatementForm } from './statement-form.tsx';
import { Statements } from './statements.tsx';
import { WithdrawOffer } from './withdraw-offer.tsx';

const BUTTONS = { gap: 1.5, flexDirection: 'row', flexWrap: 'wrap', '&:empty': { display: 'none' } } as const;

interface CasePanelProps {
  project: Project;
  /** Shown instead of the list of statements. */
  statements?: ReactNode;
}

/** The open case of a project: statements, decision, open offer, and the viewer's actions. */
export function CasePanel({ project, statements }: CasePanelProps) {
  const t = useKitTexts();
  const [writes, setWrites] = useState(false);
  const isOpen = project.case !== 'none';
  return (
    // Hidden instead of unmounted, because its open dialogs outlive the case: they keep typed text and say what has
    // happened. So does the open form of a statement, with which the panel stays visible.
    <Panel
      id={CASE_PANEL}
      tabIndex={-1}
      title={t('statement.case')}
      hidden={!isOpen && !writes}
      sx={{ scrollMarginTop: 80 }}
    >
      <Stack ref={keepInOrder} sx={{ gap: 2.5, ...IN_ORDER }}>
        {isOpen && (statements ?? <Statements projectId={project.id} />)}
        {writes && (
          <ProjectStep project={project} action="make_statement">
            <StatementForm projectId={project.id} onClose={() => setWrites(false)} />
          </ProjectStep>
        )}
        {isOpen && <DecisionFacts project={project} />}
        {isOpen && project.freelancer && <OfferFacts project={project} />}
        <Stack sx={BUTTONS}>
          <AcceptOffer project={project} />
          <AgreeToDecision project={project} />
          <Appeal project={project} />
          <MakeOffer project={project} />
          <WithdrawOffer project={project} />
          {!writes && (
            <ProjectStep project={project} action="make_statement">
              <StepButton variant="outlined" color="inherit" onClick={() => setWrites(true)}>
                {t('statement.action')}
              </StepButton>
            </ProjectStep>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}
