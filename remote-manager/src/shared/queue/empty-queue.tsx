import { EmptyState, Paper, type IconName } from '@metier/shared-kit/ui';

/** Empty state of a queue. */
export function EmptyQueue({
  icon,
  title,
  text,
}: {
  icon: IconName;
  title: string;
  text?: string | undefined;
}) {
  return (
    <Paper component="li" variant="outlined">
      <EmptyState icon={icon} title={title}>
        {text}
      </EmptyState>
    </Paper>
  );
}
