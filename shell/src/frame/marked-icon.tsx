import { Box, Icon, type IconName } from '@metier/shared-kit/ui';
import { CountMark, ON_ICON } from './count-mark.tsx';

/** An icon with a number on it. */
export const MarkedIcon = ({ name, count }: { name: IconName; count: number }) => (
  <Box component="span" sx={{ position: 'relative', display: 'inline-flex', flexShrink: 0 }}>
    <Icon name={name} />
    <CountMark count={count} sx={ON_ICON} />
  </Box>
);
