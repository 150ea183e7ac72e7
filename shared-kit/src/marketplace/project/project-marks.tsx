import { useKitTexts } from '../../i18n/index.ts';
import { Badge, useProductNow } from '../../ui/index.ts';
import { latenessOf } from './lateness.ts';
import { StatusChip } from './status-chip.tsx';
import type { ProjectRow } from './types.ts';
import { useViewer } from './use-viewer.ts';

type Marked = Pick<
  ProjectRow,
  'status' | 'case' | 'due_at' | 'freelancer' | 'payment_pending' | 'payment_declined'
>;

/** The payment state of an unpaid project after a payment was tried. */
function PaymentMark({ project: { status, payment_pending, payment_declined } }: { project: Marked }) {
  const t = useKitTexts();
  if (status !== 'created') return null;
  if (payment_pending)
    return (
      <Badge tone="indigo" icon="clock">
        {t('project.paying')}
      </Badge>
    );
  return (
    payment_declined && (
      <Badge tone="red" icon="warning">
        {t('project.declined')}
      </Badge>
    )
  );
}

/** Status badges for the viewer: an open case first, since it freezes the rest, then status, payment and lateness. */
export function ProjectMarks({ project }: { project: Marked }) {
  const t = useKitTexts();
  const viewer = useViewer();
  const now = useProductNow();
  return (
    <>
      {project.case !== 'none' && (
        <Badge tone="red" icon="cases">
          {t(`case.${project.case}`)}
        </Badge>
      )}
      <StatusChip
        status={project.status}
        viewer={viewer}
        assigned={project.freelancer !== null}
        frozen={project.case !== 'none'}
      />
      <PaymentMark project={project} />
      {latenessOf(project, now) && (
        <Badge tone="red" icon="clock">
          {t('project.late')}
        </Badge>
      )}
    </>
  );
}
