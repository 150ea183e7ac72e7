import type { Project } from '@metier/shared-kit/marketplace/project';
import { ReasonDialog } from '@metier/shared-kit/marketplace/project/case';
import { useTexts } from '../../../texts.ts';
import { useAnswerRefund } from '../project.api.ts';

interface RefuseRefundDialogProps {
  project: Pick<Project, 'id' | 'version'>;
  onClose: () => void;
}

/** Refuses a refund with a reason and files; a manager then decides. Source: product.md §2 #18, §12. */
export function RefuseRefundDialog({ project: { id, version }, onClose }: RefuseRefundDialogProps) {
  const t = useTexts();
  const refuse = useAnswerRefund('refuse');
  return (
    <ReasonDialog
      kind="refusal"
      projectId={id}
      title={t('project.refund.refuse.title')}
      text={t('project.refund.refuse.text')}
      submit={t('project.refund.refuse.confirm')}
      onClose={onClose}
      label={t('project.refund.refuse.reason')}
      hint={t('project.refund.refuse.hint')}
      onSend={(stated) => refuse.mutateAsync({ body: { project_id: id, agree: 0, version, ...stated } })}
    />
  );
}
