import { Box, LevelBar } from '../ui/index.ts';

interface ProgressBarProps {
  of: number;
  total: number;
  /** Id of the element that names it. */
  labelledBy: string;
}

/** Progress of a task. */
export function ProgressBar({ of, total, labelledBy }: ProgressBarProps) {
  const percent = Math.floor((of / total) * 100);
  return (
    <Box
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <LevelBar level={percent / 100} height={4} />
    </Box>
  );
}
