import { FormDialog } from '@metier/shared-kit/forms/dialog';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { useDecisionForm } from '../../../shared/decision/use-decision-form.tsx';
import { useTexts } from '../../../texts.ts';

/** Decides a dispute from the queue. */
export function DecideDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts();
  const { text, form, submit, fields } = useDecisionForm(project, onClose);
  return (
    <FormDialog {...form} title={t('decision.title')} text={text} submit={submit} onClose={onClose}>
      {fields}
    </FormDialog>
  );
}
