import { Box, Icon, IconButton, Stack } from '@metier/shared-kit/ui';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../texts.ts';

interface PaletteInputProps {
  text: string;
  /** Id of the list of options, and of the active option. */
  list: string;
  active: string | undefined;
  maxLength: number;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

const FIELD = {
  flexGrow: 1,
  minWidth: 0,
  height: 56,
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '1rem',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/** The palette's field: the focus stays in it while the arrows move through the options. */
export function PaletteInput({
  text,
  list,
  active,
  maxLength,
  onType,
  onKeyDown,
  onClose,
}: PaletteInputProps) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1.5,
        alignItems: 'center',
        pl: 2,
        pr: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:focus-within': { boxShadow: (theme) => `inset 0 -2px ${theme.vars.palette.primary.main}` },
      }}
    >
      <Icon name="search" sx={{ color: 'text.secondary' }} />
      <Box
        component="input"
        // The dialog is opened to type.
        autoFocus
        role="combobox"
        aria-label={t('palette.label')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={list}
        {...(active && { 'aria-activedescendant': active })}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={t('palette.placeholder')}
        maxLength={maxLength}
        value={text}
        onChange={(event: { target: HTMLInputElement }) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        sx={FIELD}
      />
      <IconButton aria-label={kit('action.close')} title={kit('action.close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Stack>
  );
}
