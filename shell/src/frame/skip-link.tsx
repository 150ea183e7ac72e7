import { Box } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';

/** First stop of the keyboard: jumps over the menu. Unseen until it has the focus. */
export function SkipLink() {
  const t = useTexts();
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        textDecoration: 'none',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('skip')}
    </Box>
  );
}
