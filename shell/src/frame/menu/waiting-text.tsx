import { Box, VISUALLY_HIDDEN } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** The counter of a menu entry for screen readers; the number on the icon is decorative. */
export function WaitingText({ count }: { count: number }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {t('menu.waiting', { count })}
    </Box>
  );
}
