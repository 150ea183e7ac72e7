import { Box, type SxProps, type Theme } from '@metier/shared-kit/ui';

/** Higher counts are shown as "99+". */
const MAX = 99;

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

/** On the upper corner of an icon with `position: relative`: takes no room, so it causes no layout shift. */
export const ON_ICON = { position: 'absolute', top: -9, left: '55%' } as const;

/** A decorative number: the caller must include it in the accessible name. Renders nothing for 0. */
export function CountMark({ count, sx }: { count: number; sx: SxProps<Theme> }) {
  if (count === 0) return null;
  return (
    <Box component="span" aria-hidden sx={[look, ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx])]}>
      {count > MAX ? `${MAX}+` : count}
    </Box>
  );
}
