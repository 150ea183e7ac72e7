import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../../texts.ts';
import { useDelivery } from '../project.api.ts';

interface DeliverDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Delivers a version of the work: text that is not blank, links in it can be followed. Source: seed.md §5. */
export function DeliverDialog({ projectId, onClose }: DeliverDialogProps) {
  const t = useTexts();
  const deliver = useDelivery();
  return (
    <TextDialog
      draft={{ kind: 'result', about: projectId }}
      title={t('project.deliver.title')}
      text={t('project.deliver.text')}
      submit={t('project.deliver.submit')}
      onClose={onClose}
      name="result"
      label={t('project.deliver.result')}
      hint={t('project.deliver.hint')}
      max={LIMITS.resultLength}
      minRows={7}
      onSend={(result) => deliver.mutateAsync({ body: { project_id: projectId, result } })}
    />
  );
}
