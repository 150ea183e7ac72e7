import type { ReactNode } from 'react';
import { Box, Stack, Typography } from '../../../ui/index.ts';

interface DocumentRowProps {
  title: string;
  /** Describes its content in a sentence. */
  text: string;
  /** Its actions. */
  children: ReactNode;
}

/** A document with its actions. */
export const DocumentRow = ({ title, text, children }: DocumentRowProps) => (
  <Stack
    direction="row"
    sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
  >
    <Box sx={{ flex: '1 1 160px' }}>
      <Typography>{title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Box>
    {children}
  </Stack>
);
