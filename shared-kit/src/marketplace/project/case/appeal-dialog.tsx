import { useKitTexts } from '../../../i18n/index.ts';
import { useAppeal } from './case.api.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Appeals a decision with a reason and files. Source: product.md §12, Cases. */
export function AppealDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const t = useKitTexts();
  const appeal = useAppeal();
  return (
    <ReasonDialog
      kind="appeal"
      projectId={projectId}
      title={t('decision.appeal.title')}
      text={t('decision.appeal.text')}
      submit={t('decision.appeal.confirm')}
      label={t('decision.appeal.reason')}
      hint={t('decision.appeal.hint')}
      onClose={onClose}
      onSend={(stated) => appeal.mutateAsync({ body: { project_id: projectId, ...stated } })}
    />
  );
}
