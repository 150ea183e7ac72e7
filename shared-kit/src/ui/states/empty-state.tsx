import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { Medallion } from './medallion.tsx';
import { StateTitle } from './state-title.tsx';

interface EmptyStateProps {
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
    <Stack sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 6, sm: 8 } }}>
      <Medallion tone="grey">
        <Icon name={icon} fontSize="medium" />
      </Medallion>
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
