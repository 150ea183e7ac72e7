import { Box } from '@metier/shared-kit/ui';

/** The name of a release, as in commands and history. */
export const ReleaseName = ({ children }: { children: string }) => (
  <Box component="code" sx={{ fontSize: '0.9em', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);
