import { Box } from '@metier/shared-kit/ui';

/** A release as commands and history name it. */
export const ReleaseName = ({ children }: { children: string }) => (
  <Box component="code" sx={{ fontSize: '0.9em', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);
