import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A row of a `ul`: a name, and its value at the end. */
export const ValueRow = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      py: 1,
      gap: 2,
      justifyContent: 'space-between',
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
    <Typography color="textSecondary" sx={{ flexShrink: 0 }}>
      {value}
    </Typography>
  </Stack>
);
