import { Box } from '@metier/shared-kit/ui';
import { useRef, type MouseEvent } from 'react';
import { useTexts } from '../texts.ts';
import { useFirstTab } from './use-first-tab.ts';

/** Moves the focus to the title without a history entry; without a title, follows the link. */
function skip(event: MouseEvent): void {
  const title = document.querySelector<HTMLElement>('#content h1');
  if (!title) return;
  event.preventDefault();
  title.focus();
}

/** The first tab stop, also while the title has the focus: skips the menu. Invisible until focused. */
export function SkipLink() {
  const t = useTexts();
  const link = useRef<HTMLAnchorElement>(null);
  useFirstTab(() => link.current?.focus());
  return (
    <Box
      ref={link}
      component="a"
      onClick={skip}
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
