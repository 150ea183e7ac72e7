import { Box, IN_ORDER, keepInOrder, Stack } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { ContactPanel } from './contact-panel.tsx';

/** The panels of a help page, beside the contact details. */
export const HelpColumns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { md: 'minmax(0, 1fr) 320px' },
      alignItems: 'start',
    }}
  >
    <Stack ref={keepInOrder} sx={{ gap: 3, minWidth: 0, ...IN_ORDER }}>
      {children}
    </Stack>
    <ContactPanel />
  </Box>
);
