import type { KeyboardEvent } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Icon, IconButton, Typography } from '../index.ts';

type Turn = (by: 1 | -1) => void;

interface TurnButtonsProps {
  /** Names of the two buttons. */
  labels: { previous: string; next: string };
  /** Index of what is shown. */
  index: number;
  total: number;
  turn: Turn;
}

/** Buttons to the previous and the next of several things that a dialog shows one at a time; nothing for a single one. */
export function TurnButtons({ labels, index, total, turn }: TurnButtonsProps) {
  const t = useKitTexts();
  if (total < 2) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto' }}>
      <IconButton aria-label={labels.previous} onClick={() => turn(-1)}>
        <Icon name="previous" />
      </IconButton>
      <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('pages.place', { number: index + 1, total })}
      </Typography>
      <IconButton aria-label={labels.next} onClick={() => turn(1)}>
        <Icon name="next" />
      </IconButton>
    </Box>
  );
}

/** The arrow keys ← and → turn, as the two buttons do. */
export const turnByKeys =
  (turn: Turn) =>
  ({ key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    // React events also come from a dialog opened inside, which is elsewhere in the document.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
