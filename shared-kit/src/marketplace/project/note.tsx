import { Icon, type IconName, Stack, Typography } from '../../ui/index.ts';

/** A secondary line with its icon. */
export const Note = ({ icon, children }: { icon: IconName; children: string }) => (
  <Stack direction="row" sx={{ gap: 1, color: 'text.secondary', alignItems: 'flex-start' }}>
    <Icon name={icon} sx={{ fontSize: 18, mt: '2px' }} />
    <Typography variant="body2">{children}</Typography>
  </Stack>
);
