import { Box, VISUALLY_HIDDEN } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** How much waits behind a menu entry, for a screen reader; the number on the icon is for the eyes. */
export function WaitingText({ count }: { count: number }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {t('menu.waiting', { count })}
    </Box>
  );
}
