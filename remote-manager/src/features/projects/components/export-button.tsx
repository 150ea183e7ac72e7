import { LIMITS, type Query } from '@metier/contract';
import { useSaveFile } from '@metier/shared-kit/query';
import { DownloadButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

interface ExportButtonProps {
  filter: Query<'GET /api/manager/projects/export'>;
  /** Number of projects; undefined while it loads. */
  total: number | undefined;
  /** True if there are more than `total`. */
  more: boolean;
}

/** Saves all projects of the filter as CSV; says so if they are more than a file has. */
export function ExportButton({ filter, total = 0, more }: ExportButtonProps) {
  const t = useTexts();
  const save = useSaveFile('GET /api/manager/projects/export');
  const isBounded = more || total > LIMITS.exportRows;
  return (
    <DownloadButton
      loading={save.isPending}
      received={save.received}
      disabled={total === 0}
      onClick={() => save.mutate({ query: filter })}
    >
      {isBounded ? t('projects.exportFirst') : t('projects.export')}
    </DownloadButton>
  );
}
