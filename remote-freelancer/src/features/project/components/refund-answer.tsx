import type { Project } from '@metier/shared-kit/marketplace/project';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useAnswerRefund } from '../project.api.ts';

/** The answer to a refund that the customer asks for; neither can be taken back. */
export function RefundAnswer({
  project: { id: project_id, version },
}: {
  project: Pick<Project, 'id' | 'version'>;
}) {
  const t = useTexts();
  const agree = useAnswerRefund('agree');
  const refuse = useAnswerRefund('refuse');
  return (
    <>
      <ConfirmButton
        title={t('project.refund.refuse.title')}
        text={t('project.refund.refuse.text')}
        confirm={t('project.refund.refuse.confirm')}
        destructive
        onConfirm={() => refuse.mutateAsync({ body: { project_id, agree: 0, version } })}
      >
        {t('project.refund.refuse.action')}
      </ConfirmButton>
      <ConfirmButton
        title={t('project.refund.agree.title')}
        text={t('project.refund.agree.text')}
        confirm={t('project.refund.agree.confirm')}
        destructive
        onConfirm={() => agree.mutateAsync({ body: { project_id, agree: 1, version } })}
      >
        {t('project.refund.agree.action')}
      </ConfirmButton>
    </>
  );
}
