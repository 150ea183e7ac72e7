import { projectPath } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { actionOf } from '../action-of.ts';
import { moveOf } from '../move-of.ts';
import { useTimerText } from '../timer-text.ts';
import type { ProjectRow } from '../types.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { WaitingRow } from './waiting-row.tsx';

/** The deadline of a project's move, if it has one. */
export const moveUntil = (row: ProjectRow): string | undefined =>
  row.your_move ? actionOf(row, row.your_move)?.deadline : undefined;

/** One project that waits; the whole row leads to it. */
export function Move({ row, action }: { row: ProjectRow } & Pick<ProjectRowsProps, 'action'>) {
  const t = useKitTexts();
  const timerText = useTimerText();
  const move = moveOf(row);
  return (
    <WaitingRow
      title={move ? t(`project.move.${move}`) : undefined}
      to={projectPath(row.id)}
      name={row.name}
      note={row.next_timer ? timerText(row.next_timer) : undefined}
      until={moveUntil(row)}
      cents={row.budget}
      action={action?.(row)}
    />
  );
}
