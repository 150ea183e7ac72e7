import { TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { useTexts } from '../../../texts.ts';
import { useAnswerRefund } from '../project.api.ts';
import { reasonSchema } from '../project.schema.ts';

interface RefuseRefundDialogProps {
  project: Pick<Project, 'id' | 'version'>;
  onClose: () => void;
}

/** Refuses a refund, with the reason; a manager decides then. Source: product.md §2 #18, §12. */
export function RefuseRefundDialog({ project: { id, version }, onClose }: RefuseRefundDialogProps) {
  const t = useTexts();
  const refuse = useAnswerRefund('refuse');
  return (
    <FormDialog
      draft={{ kind: 'refusal', about: id }}
      title={t('project.refund.refuse.title')}
      text={t('project.refund.refuse.text')}
      submit={t('project.refund.refuse.confirm')}
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      onSubmit={async ({ reason }) => {
        await refuse.mutateAsync({ body: { project_id: id, agree: 0, version, reason } });
        onClose();
      }}
    >
      <TextField
        name="reason"
        label={t('project.refund.refuse.reason')}
        hint={t('project.refund.refuse.hint')}
        multiline
        minRows={3}
        maxRows={10}
        autoFocus
      />
    </FormDialog>
  );
}
