import { ButtonLink, EmptyState, Paper, type IconName } from '@metier/shared-kit/ui';

interface EmptyQueueProps {
  icon: IconName;
  title: string;
  text?: string | undefined;
  /** The way to the entries that a filter hides. */
  showAll?: { readonly to: string; readonly text: string } | undefined;
}

/** Empty state of a queue. */
export function EmptyQueue({ icon, title, text, showAll }: EmptyQueueProps) {
  return (
    <Paper component="li" variant="outlined">
      <EmptyState
        icon={icon}
        title={title}
        action={
          showAll && (
            <ButtonLink to={showAll.to} variant="outlined" color="inherit">
              {showAll.text}
            </ButtonLink>
          )
        }
      >
        {text}
      </EmptyState>
    </Paper>
  );
}
