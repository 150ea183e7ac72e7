import { Box, LevelBar, Typography } from '@metier/shared-kit/ui';

/** Bar of the share of visitors who get a canary. */
export const ShareBar = ({ percent, label }: { percent: number; label: string }) => (
  <Box sx={{ maxWidth: 320 }}>
    <Typography variant="body2">{label}</Typography>
    <Box sx={{ mt: 0.5, border: 1, borderRadius: '4px', borderColor: 'text.secondary' }}>
      <LevelBar level={percent / 100} color="warning.main" height={6} />
    </Box>
  </Box>
);
