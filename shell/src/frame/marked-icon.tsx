import { Box, Icon, type IconName } from '@metier/shared-kit/ui';
import { CountMark, ON_ICON } from './count-mark.tsx';

interface MarkedIconProps {
  name: IconName;
  count: number;
  /** Place of the number, for an icon that it would cover. */
  at?: object;
}

/** An icon with a number on it. */
export const MarkedIcon = ({ name, count, at = ON_ICON }: MarkedIconProps) => (
  <Box component="span" sx={{ position: 'relative', display: 'inline-flex', flexShrink: 0 }}>
    <Icon name={name} />
    <CountMark count={count} sx={at} />
  </Box>
);
