import type { Work } from '@metier/shared-kit/marketplace/profile';
import { Icon, IconButton, Stack } from '@metier/shared-kit/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../texts.ts';

interface MoveButtonsProps {
  work: Work;
  place: number;
  places: number;
  onMove: (from: number, to: number) => void;
}

/** Moves a work one place up or down the order; the focus moves with it. */
export function MoveButtons({ work: { title }, place, places, onMove }: MoveButtonsProps) {
  const t = useTexts();
  const pressed = useRef<HTMLButtonElement>(null);
  // Browsers take the focus from an element that is moved in the page.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  if (places < 2) return null;
  const step = (by: 1 | -1) => ({
    size: 'small' as const,
    // Not disabled, because a disabled button would lose the focus.
    'aria-disabled': place + by < 0 || place + by >= places,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
      pressed.current = currentTarget;
      onMove(place, place + by);
    },
    sx: { '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } },
  });
  return (
    <Stack direction="row" sx={{ ml: 'auto' }}>
      <IconButton aria-label={t('portfolio.moveUp', { title })} {...step(-1)}>
        <Icon name="previous" />
      </IconButton>
      <IconButton aria-label={t('portfolio.moveDown', { title })} {...step(1)}>
        <Icon name="next" />
      </IconButton>
    </Stack>
  );
}
