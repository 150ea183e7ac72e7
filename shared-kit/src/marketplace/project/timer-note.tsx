import { Note } from './note.tsx';
import { useTimerText } from './timer-text.ts';
import type { Project } from './types.ts';

/** The next timer and what happens if nobody acts; renders nothing without a running timer. */
export function TimerNote({ project: { next_timer } }: { project: Pick<Project, 'next_timer'> }) {
  const textOf = useTimerText();
  return next_timer && <Note icon="clock">{textOf(next_timer)}</Note>;
}
