import { Box, HOVERED_INPUT_LINE, INPUT_LINE } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

interface RadioTileProps {
  name: string;
  checked: boolean;
  invalid?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button drawn as a tile; keyboard navigation as in any radio group. */
export function RadioTile({ name, checked, invalid = false, onChoose, children }: RadioTileProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1 },
        // On a phone the longest word of each language still keeps its distance from the border.
        px: { xs: 1, sm: 1.75 },
        py: 1.25,
        border: 1,
        borderRadius: 1,
        borderColor: checked ? 'primary.main' : INPUT_LINE,
        bgcolor: checked ? 'primary.light' : 'background.paper',
        ...(checked && {
          '@media (forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: -3 },
        }),
        '&:hover': { borderColor: checked ? 'primary.main' : HOVERED_INPUT_LINE },
        '&:has(input:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        {...(invalid ? { 'aria-invalid': true } : {})}
        sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
      />
      {children}
    </Box>
  );
}
