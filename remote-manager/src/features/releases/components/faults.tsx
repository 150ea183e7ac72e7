import { Box } from '@metier/shared-kit/ui';

/** Incompatibilities in the gate's own words, as on the command line. */
export const Faults = ({ faults }: { faults: readonly string[] }) => (
  <Box component="ul" lang="en" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
    {faults.map((fault) => (
      <li key={fault}>{fault}</li>
    ))}
  </Box>
);
