import { Form, SubmitButton } from '@metier/shared-kit/forms';
import { can, ProjectStep, type Project } from '@metier/shared-kit/marketplace/project';
import { Box, Panel, Typography } from '@metier/shared-kit/ui';
import { BlockedNote, useBlockedStep } from '@metier/shared-kit/ui/dialogs';
import { useState } from 'react';
import { useDecisionForm } from '../../../shared/decision/use-decision-form.tsx';
import { useTexts } from '../../../texts.ts';

/**
 * Decides a dispute, next to its facts. If another manager or the two sides end the case meanwhile, the panel stays
 * with the typed text and says so.
 */
export function DecisionPanel({ project }: { project: Project }) {
  const t = useTexts();
  const isOpen = can(project, 'resolve_case');
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isDone, setDone] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen || isDone) return null;
  return (
    <Panel title={t('decision.title')}>
      <ProjectStep project={project} action="resolve_case">
        <DecisionForm
          key={project.case === 'disputed' && project.decision ? 'appeal' : 'first'}
          project={project}
          onDone={() => setDone(true)}
        />
      </ProjectStep>
    </Panel>
  );
}

function DecisionForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const { text, form, submit, fields } = useDecisionForm(project, onDone);
  const blocked = useBlockedStep();
  return (
    <Form {...form}>
      <BlockedNote>{submit === null ? undefined : blocked}</BlockedNote>
      <Typography color="textSecondary">{text}</Typography>
      {fields}
      {submit !== null && (
        <Box>
          <SubmitButton size="medium">{submit}</SubmitButton>
        </Box>
      )}
    </Form>
  );
}
