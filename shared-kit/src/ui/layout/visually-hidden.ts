/**
 * Hides an element visually, but not from screen readers. Example: `<Box role="status"
 * sx={VISUALLY_HIDDEN}>{text}</Box>`.
 */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
