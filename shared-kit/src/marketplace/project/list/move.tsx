import { projectPath } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { actionOf } from '../action-of.ts';
import { moveOf } from '../move-of.ts';
import { useTimerText, type TimerEvent } from '../timer-text.ts';
import type { ProjectRow } from '../types.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { WaitingRow } from './waiting-row.tsx';

/** The deadline of a project's move, if it has one. */
export const moveUntil = (row: ProjectRow): string | undefined =>
  row.your_move ? actionOf(row, row.your_move)?.deadline : undefined;

/** The timer shown for a move: an open offer's own expiry, otherwise the project's next timer. */
function timerOf(row: ProjectRow): TimerEvent | null {
  const until = moveUntil(row);
  if (moveOf(row) !== 'accept_offer' || until === undefined) return row.next_timer;
  return { what: row.case === 'disputed' ? 'offer_in_dispute' : 'offer_in_request', at: until };
}

/** One project that waits; the whole row leads to it. */
export function Move({ row, action }: { row: ProjectRow } & Pick<ProjectRowsProps, 'action'>) {
  const t = useKitTexts();
  const timerText = useTimerText();
  const move = moveOf(row);
  const timer = timerOf(row);
  const unpaid = move === 'pay' ? t('timer.unpaid') : undefined;
  return (
    <WaitingRow
      title={move ? t(`project.move.${move}`) : undefined}
      to={projectPath(row.id)}
      name={row.name}
      note={timer ? timerText(timer) : unpaid}
      until={moveUntil(row)}
      cents={row.budget}
      action={action?.(row, [row])}
    />
  );
}
