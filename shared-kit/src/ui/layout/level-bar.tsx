import Box from '@mui/material/Box';
import { FORCED, FORCED_MARK } from '../theme/forced-colors.ts';
import { TRACK, type Mark } from '../theme/palette.ts';

interface LevelBarProps {
  /** The filled part, from 0 to 1. */
  level: number;
  color?: Mark;
  /** In pixels. */
  height?: number;
}

/** A bar that is filled to a level, which a text beside it says. However low, it is seen unless it is 0. */
export const LevelBar = ({ level, color = 'primary.main', height = 8 }: LevelBarProps) => (
  <Box
    aria-hidden
    sx={{
      height,
      borderRadius: `${height / 2}px`,
      overflow: 'hidden',
      bgcolor: TRACK,
      [FORCED]: { outline: '1px solid' },
    }}
  >
    <Box
      style={{ width: `${100 * level}%`, minWidth: level > 0 ? 2 : 0 }}
      sx={{ height: 1, borderRadius: 'inherit', bgcolor: color, ...FORCED_MARK }}
    />
  </Box>
);
