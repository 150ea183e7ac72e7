import { useKitTexts } from '../i18n/index.ts';
import { Badge, StatusChip, useProductNow } from '../ui/index.ts';
import { latenessOf } from './lateness.ts';
import type { ProjectRow } from './types.ts';
import { useViewer } from './use-viewer.ts';

type Marked = Pick<ProjectRow, 'status' | 'case' | 'due_at' | 'freelancer'>;

/** Where a project stands for the viewer: its status and, beside it, that it is late or has an open case. */
export function ProjectMarks({ project }: { project: Marked }) {
  const t = useKitTexts();
  const viewer = useViewer();
  const now = useProductNow();
  return (
    <>
      <StatusChip status={project.status} viewer={viewer} assigned={project.freelancer !== null} />
      {latenessOf(project, now) && (
        <Badge tone="red" icon="clock">
          {t('project.late')}
        </Badge>
      )}
      {project.case !== 'none' && (
        <Badge tone="red" icon="cases">
          {t(`case.${project.case}`)}
        </Badge>
      )}
    </>
  );
}
