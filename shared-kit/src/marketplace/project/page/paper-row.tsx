import type { ReactNode } from 'react';
import { Box, Stack, Typography } from '../../../ui/index.ts';

interface PaperRowProps {
  title: string;
  /** What stands in it, in a sentence. */
  text: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A document by name and content, and what can be done with it. */
export const PaperRow = ({ title, text, children }: PaperRowProps) => (
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
