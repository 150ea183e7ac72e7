import { onDemand } from '@metier/shared-kit/on-demand';
import { Icon, IconButton, useDialog } from '@metier/shared-kit/ui';
import { useEffect } from 'react';
import { useTexts } from '../../texts.ts';
import { OVERLAYS } from '../overlays.ts';

const CommandPalette = onDemand(
  async () => (await import('../../features/command-palette/command-palette.tsx')).CommandPalette,
);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
/** A dialog keeps what is typed in it: the palette would leave the page below. */
const isCovered = () => document.querySelector(OVERLAYS) !== null;

/** Opens the command palette, as Ctrl+K and Cmd+K do. */
export function PaletteButton() {
  const t = useTexts();
  const { open, dialog } = useDialog<true>(({ close }) => <CommandPalette onClose={close} />);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isCovered()) return;
      event.preventDefault();
      open(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [open]);
  const keys = /Mac|iP/.test(navigator.platform) ? '⌘K' : t('palette.keys');
  return (
    <>
      <IconButton
        aria-label={t('palette.label')}
        title={`${t('palette.label')} (${keys})`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open(true)}
      >
        <Icon name="search" />
      </IconButton>
      {dialog}
    </>
  );
}
