import { Rich, useKitTexts } from '../../../i18n/index.ts';
import { DateTime, SEPARATOR, Typography, useFormats, useProductNow } from '../../../ui/index.ts';
import { situationOf } from '../situation.ts';
import type { ProjectRow } from '../types.ts';
import { useViewer } from '../use-viewer.ts';
import { nextDateOf } from './next-date.ts';

/** Time since which a project without a next date has its status. */
function RowSince({ row: { status, case: stage, state_since } }: { row: ProjectRow }) {
  const t = useKitTexts();
  if (state_since === null) return null;
  const at = () => <DateTime value={state_since} show="day" />;
  if (stage === 'disputed') return <Rich text={t('project.since.disputed')} marks={{ at }} />;
  const isEnd = status === 'completed' || status === 'refunded';
  return <Rich text={t(`project.since.${isEnd ? status : 'created'}`)} marks={{ at }} />;
}

/** The viewer's next step, and the project's next date or, without one, the time of its status. */
export function RowNextStep({ row }: { row: ProjectRow }) {
  const t = useKitTexts();
  const { relative } = useFormats();
  const now = useProductNow();
  const at = nextDateOf(row, now);
  return (
    <>
      {t(`project.next.${situationOf(row, useViewer(), now)}.title`)}
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.25 }}>
        {at ? (
          <>
            <DateTime value={at} show="day" />
            {SEPARATOR}
            {relative(at, now)}
          </>
        ) : (
          <RowSince row={row} />
        )}
      </Typography>
    </>
  );
}
