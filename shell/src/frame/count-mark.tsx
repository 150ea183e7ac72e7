import { Box, type SxProps, type Theme } from '@metier/shared-kit/ui';

/** A higher count is shown as "99+": more digits tell nothing more. */
const MOST = 99;

const look = {
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: '9px',
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: 650,
  textAlign: 'center',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

/** On the upper corner of an icon, whose place is `relative`: it takes no room, so nothing moves when it comes. */
export const ON_ICON = { position: 'absolute', top: -9, left: '55%' } as const;

/** A number for the eyes alone: whoever places it says it in the accessible name. Nothing for 0. */
export function CountMark({ count, sx }: { count: number; sx: SxProps<Theme> }) {
  if (count === 0) return null;
  return (
    <Box component="span" aria-hidden sx={[look, ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx])]}>
      {count > MOST ? `${MOST}+` : count}
    </Box>
  );
}
