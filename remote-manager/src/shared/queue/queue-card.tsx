import { Box, DENSE, Paper, Stack, Typography } from '@metier/shared-kit/ui';
import { useId, type ReactNode } from 'react';

interface QueueCardProps {
  title: ReactNode;
  /** Of the person whom the entry is about, beside the title. */
  avatar?: ReactNode;
  /** Secondary line below the title: who and when. */
  facts: ReactNode;
  /** State, beside the title. */
  mark?: ReactNode;
  /** Actions, the usual one first. */
  actions?: ReactNode;
  children: ReactNode;
}

/** An entry of a queue. */
export function QueueCard({ title, avatar, facts, mark, actions, children }: QueueCardProps) {
  const id = useId();
  return (
    <Paper component="li" variant="outlined" aria-labelledby={id} sx={{ p: DENSE.panel }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Stack direction="row" sx={{ gap: 1.5, minWidth: 0 }}>
          {avatar}
          <Box sx={{ minWidth: 0 }}>
            <Typography
              id={id}
              variant="h3"
              component="h2"
              sx={{ overflowWrap: 'anywhere', '& a': { fontWeight: 'inherit' } }}
            >
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {facts}
            </Typography>
          </Box>
        </Stack>
        {mark && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            {mark}
          </Stack>
        )}
      </Stack>
      <Stack sx={{ gap: 2, mt: 2 }}>{children}</Stack>
      {actions && (
        <Stack direction="row" sx={{ gap: 1.5, mt: 2.5, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Paper>
  );
}
