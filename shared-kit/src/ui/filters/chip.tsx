import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { isTouch, successorOf } from './successor-of.ts';

const CHIP = {
  gap: 0.5,
  minHeight: 32,
  pl: 1.5,
  pr: 1,
  py: 0.5,
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

interface ChipProps {
  /** What a press does; it contains the text. Without it the text says so. */
  name?: string;
  /** Without a border and an icon. */
  isPlain?: boolean;
  onRemove: () => void;
  children: string;
}

/** A list item that is one button. Pressing it removes it; {@link successorOf} gets the focus. */
export function Chip({ name, isPlain = false, onRemove, children }: ChipProps) {
  const press = ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => {
    successorOf(currentTarget, isTouch(nativeEvent))?.focus({ preventScroll: true });
    onRemove();
  };
  return (
    <Box component="li" data-filter={isPlain ? undefined : ''} sx={{ maxWidth: '100%' }}>
      <ButtonBase
        aria-label={name}
        onClick={press}
        sx={[
          CHIP,
          isPlain && { borderColor: 'transparent', color: 'primary.main', fontWeight: 600, pr: 1.5 },
        ]}
      >
        {children}
        {!isPlain && <Icon name="close" sx={{ fontSize: 16, color: 'text.secondary' }} />}
      </ButtonBase>
    </Box>
  );
}
