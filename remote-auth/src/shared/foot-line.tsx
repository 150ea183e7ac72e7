import { Typography } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

/** The line with a link below a form. */
export function FootLine({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      {children}
    </Typography>
  );
}
