import { Box, Typography } from '@metier/shared-kit/ui';

/** Bar of the share of visitors who get a canary. */
export const ShareBar = ({ percent, label }: { percent: number; label: string }) => (
  <Box sx={{ maxWidth: 320 }}>
    <Typography variant="body2">{label}</Typography>
    <Box
      aria-hidden
      sx={{
        mt: 0.5,
        height: 8,
        borderRadius: '4px',
        border: 1,
        borderColor: 'text.secondary',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ height: 1, width: `${percent}%`, minWidth: 2, bgcolor: 'warning.main' }} />
    </Box>
  </Box>
);
