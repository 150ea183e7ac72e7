import { EmptyState, Paper, type IconName } from '@metier/shared-kit/ui';

/** Stands in the place of the cards when nothing waits. */
export function EmptyQueue({ icon, title, text }: { icon: IconName; title: string; text?: string }) {
  return (
    <Paper component="li" variant="outlined">
      <EmptyState icon={icon} title={title}>
        {text}
      </EmptyState>
    </Paper>
  );
}
