import { Note } from './note.tsx';
import { useTimerText } from './timer-text.ts';
import type { Project } from './types.ts';

/** Until when a project waits, and what silence then means; nothing without a running timer. */
export function TimerNote({ project: { next_timer } }: { project: Pick<Project, 'next_timer'> }) {
  const textOf = useTimerText();
  return next_timer && <Note icon="clock">{textOf(next_timer)}</Note>;
}
