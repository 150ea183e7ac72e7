import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons.ts';
import { StateMark } from './state-mark.tsx';
import { StateTitle } from './state-title.tsx';

interface EmptyStateProps {
  /** An icon of `PICTURE_NAMES` is drawn as its picture. */
  icon?: IconName;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** True if it is the only content: its title is then the page's title. */
  asPage?: boolean;
}

/** An empty list: says so and what to do next. */
export function EmptyState({ icon = 'inbox', title, children, action, asPage = false }: EmptyStateProps) {
  return (
    <Stack
      sx={{ alignItems: 'center', textAlign: 'center', textWrap: 'balance', px: 3, py: { xs: 6, sm: 8 } }}
    >
      <StateMark icon={icon} />
      <StateTitle asPage={asPage}>{title}</StateTitle>
      {children && (
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '46ch' }}>
          {children}
        </Typography>
      )}
      {action && <Stack sx={{ mt: 3 }}>{action}</Stack>}
    </Stack>
  );
}
